import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Note } from '#core/client/ui/Note.tsx';
import type { EditedPosting } from '../../contract/managing-schemas.ts';
import * as styles from '../form/JobForm.module.css';

/** What an administrator wrote when the posting was sent back, and that a posting is in review. */
export function ReviewNote({ edited: { job, reviewNote } }: { readonly edited: EditedPosting }): JSX.Element | null {
  const t = useT('jobs');
  if (job.status === 'changes_requested') {
    return (
      <Note tone="straw" title={t('form.sentBack')}>
        {reviewNote !== null && (
          <p className={styles.jobformNote} dir="auto">
            {reviewNote}
          </p>
        )}
      </Note>
    );
  }
  if (job.status !== 'pending_review') return null;
  return (
    <Note tone="sky" title={t('job.pending_review')}>
      {t('job.pending_reviewHelp')}
    </Note>
  );
}
