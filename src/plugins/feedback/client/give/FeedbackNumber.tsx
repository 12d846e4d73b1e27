import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { CopyButton } from './CopyButton.tsx';

/** The number of feedback, with a button that copies it. */
export function FeedbackNumber({ number }: { readonly number: string }): JSX.Element {
  const t = useT('feedback');
  return (
    <span className="feedback-number">
      <bdi dir="ltr">{number}</bdi>
      <CopyButton text={number} label={t('item.copyNumber')} isSmall />
    </span>
  );
}
