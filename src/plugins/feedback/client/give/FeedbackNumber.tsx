import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { CopyButton } from './CopyButton.tsx';
import * as styles from './copy.module.css';

/** The number of feedback, with a button that copies it. */
export function FeedbackNumber({ number }: { readonly number: string }): JSX.Element {
  const t = useT('feedback');
  return (
    <span className={styles.feedbackNumber}>
      <bdi dir="ltr">{number}</bdi>
      <CopyButton text={number} label={t('item.copyNumber')} isSmall />
    </span>
  );
}
