import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { FactLine } from '#core/client/ui/FactLine.tsx';
import type { ManagedJob } from '../../contract/reply-schemas.ts';
import { titleOf } from '../title-of.ts';
import * as styles from './managed.module.css';

/** The title with the reference and the location, and what an administrator wrote to the company. */
export function PostingTitle({ job }: { readonly job: ManagedJob }): JSX.Element {
  const t = useT('jobs');
  const { status, reviewNote, reports = 0 } = job;
  const isTold = reviewNote !== null && (status === 'changes_requested' || status === 'removed');
  return (
    <>
      <bdi className={styles.managedTitle}>{titleOf(t, job)}</bdi>
      <small className={styles.managedFacts}>
        <FactLine facts={[job.reference, job.location]} />
      </small>
      {reports > 0 && <small className={styles.managedNote}>{t('reports.open', { count: reports })}</small>}
      {isTold && (
        <small className={styles.managedNote}>
          {t(`review.note.${status}`)} <bdi>{reviewNote}</bdi>
        </small>
      )}
    </>
  );
}
