import type { JobsDatabase } from '../job-tables.ts';

/** How many postings wait for a review. */
export async function countPendingReviews(db: JobsDatabase): Promise<number> {
  const waiting = db.selectFrom('job_postings').where('status', '=', 'pending_review');
  return (await waiting.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;
}

/** How many reports on a posting have no decision. */
export async function countOpenReports(db: JobsDatabase, jobId: string): Promise<number> {
  const open = db.selectFrom('job_reports').where('job_id', '=', jobId).where('status', '=', 'open');
  return (await open.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;
}
