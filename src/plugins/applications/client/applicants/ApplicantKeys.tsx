import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { KeyLine } from '#core/client/ui/KeyLine.tsx';
import { undoKeyName } from '#core/client/ui/keyboard.ts';
import type { ApplicantView } from './applicant-terms.ts';
import * as styles from './ApplicantTools.module.css';

interface ApplicantKeysProps {
  /** The board, the table, or the page of one applicant. */
  readonly of: ApplicantView | 'page';
}

/** The keys of a place for moves of applicants. */
export function ApplicantKeys({ of }: ApplicantKeysProps): JSX.Element {
  const t = useT('applications');
  const select = ['X', t('applicants.keySelect')] as const;
  return (
    <div className={styles.toolsKeys}>
      <KeyLine
        keys={[
          ['J', t('applicants.keyNext')],
          ['K', t('applicants.keyPrevious')],
          ...(of === 'page' ? [] : [select]),
          ['M', t('applicants.keyMove')],
          ['N', t('applicants.keyReject')],
          [undoKeyName(), t('applicants.keyUndo')],
        ]}
      />
    </div>
  );
}
