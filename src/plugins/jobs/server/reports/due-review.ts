import { REPORTS_TO_REVIEW } from '../../contract/reports.ts';
import { recordEvents, systemMove } from '../history/posting-events.ts';
import type { JobsTransaction } from '../job-tables.ts';
import { removeSearchRows } from '../search-rows.ts';

/**
 * Sends a published posting to the review when enough accounts have reported it, also while it was paused or closed. Its row is locked.
 * Returns whether it was sent.
 */
export async function reviewIfReported(db: JobsTransaction, jobId: string, at: Date): Promise<boolean> {
  if ((await accountsWithReports(db, jobId)) < REPORTS_TO_REVIEW) return false;
  await db.updateTable('job_postings').set({ status: 'pending_review' }).where('id', '=', jobId).execute();
  await removeSearchRows(db, [jobId]);
  await recordEvents(db, [jobId], systemMove(at, 'published', 'pending_review'));
  return true;
}

/** The number of active accounts with an open report on the posting. */
async function accountsWithReports(db: JobsTransaction, jobId: string): Promise<number> {
  const { count } = await db
    .selectFrom('job_reports')
    .innerJoin('users', 'users.id', 'job_reports.reporter_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('job_id', '=', jobId)
    .where('job_reports.status', '=', 'open')
    .where('users.status', '=', 'active')
    .executeTakeFirstOrThrow();
  return count;
}
