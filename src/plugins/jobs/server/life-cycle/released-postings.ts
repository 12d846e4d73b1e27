import { type Selectable, sql } from 'kysely';
import { recordEvents, systemMove } from '../history/posting-events.ts';
import type { JobPostingsTable, JobsTransaction } from '../job-tables.ts';
import { enterSearch } from './enter-search.ts';
import { nextExpiry } from './expiry.ts';

/** Postings that are released by one statement. */
const PORTION = 200;

/**
 * Takes the postings out of the review that wait there only because their company was not verified: reported ones stay. One that the company
 * had paused is paused again, and the others are published. The company is locked. Returns how many.
 */
export async function releasePostings(
  db: JobsTransaction,
  company: { readonly id: string; readonly name: string },
  now: Date,
): Promise<number> {
  let [count, portion] = [0, PORTION];
  while (portion === PORTION) {
    portion = await releasePortion(db, company, now);
    count += portion;
  }
  return count;
}

async function releasePortion(db: JobsTransaction, company: { readonly id: string; readonly name: string }, now: Date): Promise<number> {
  const waiting = await db
    .selectFrom('job_postings')
    .selectAll()
    .where('company_id', '=', company.id)
    .where('status', '=', 'pending_review')
    .where('source', '=', 'authored')
    // The schedule moves the others.
    .where(({ eb, or }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('job_reports').select('id').whereRef('job_id', '=', 'job_postings.id').where('status', '=', 'open'))),
    )
    .orderBy('id')
    .limit(PORTION)
    .forNoKeyUpdate()
    .execute();
  if (waiting.length === 0) return 0;
  const pausedIds = await pausedBefore(
    db,
    waiting.map(({ id }) => id),
  );
  const published: Selectable<JobPostingsTable>[] = [];
  for (const row of waiting) {
    const isPaused = pausedIds.has(row.id);
    const changes = isPaused
      ? ({ status: 'paused' } as const)
      : ({
          status: 'published',
          published_at: row.published_at ?? now,
          expires_at: nextExpiry(row, row.details.days, now),
          review_note: null,
        } as const);
    const written = await db
      .updateTable('job_postings')
      .set({ ...changes, company_name: company.name })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (!isPaused) published.push(written);
  }
  await enterSearch(db, published);
  await recordEvents(db, [...pausedIds], systemMove(now, 'pending_review', 'paused'));
  await recordEvents(
    db,
    published.map(({ id }) => id),
    systemMove(now, 'pending_review', 'published'),
  );
  return waiting.length;
}

/** Those of the postings that were paused when they went to the review. */
async function pausedBefore(db: JobsTransaction, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ job_id: string; from_status: string | null }>`
    select distinct on (job_id) job_id, from_status from job_posting_events
    where job_id = any(${[...ids]}::uuid[]) and to_status = 'pending_review' order by job_id, at desc, id desc`.execute(db);
  return new Set(rows.filter(({ from_status }) => from_status === 'paused').map(({ job_id }) => job_id));
}
