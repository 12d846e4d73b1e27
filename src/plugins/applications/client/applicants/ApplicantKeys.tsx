import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { isApple } from '#core/client/ui/keyboard.ts';
import type { ApplicantView } from './applicant-terms.ts';
import * as styles from './ApplicantTools.module.css';

interface ApplicantKeysProps {
  /** The board, the table, or the page of one applicant. */
  readonly of: ApplicantView | 'page';
}

/** The keys of a place, for devices with a keyboard. */
export function ApplicantKeys({ of }: ApplicantKeysProps): JSX.Element {
  const t = useT('applications');
  const keys = [
    ...(of === 'table'
      ? []
      : [
          ['J', t('applicants.keyNext')],
          ['K', t('applicants.keyPrevious')],
        ]),
    ...(of === 'page' ? [] : [['X', t('applicants.keySelect')]]),
    ['M', t('applicants.keyMove')],
    ['N', t('applicants.keyReject')],
    [isApple() ? '⌘ Z' : 'Ctrl Z', t('applicants.keyUndo')],
  ];
  return (
    <ul className={`${styles.toolsKeys} muted small`}>
      {keys.map(([key, word]) => (
        <li key={key}>
          <kbd dir="ltr">{key}</kbd> {word}
        </li>
      ))}
    </ul>
  );
}
