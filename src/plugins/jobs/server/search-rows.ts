import { sql } from 'kysely';
import type { JobsTransaction } from './job-tables.ts';
import { type PublishedPosting, searchRow } from './search-row.ts';

/** Writes the search row of a published posting. `category` is the category's name. */
export async function writeSearchRow(db: JobsTransaction, posting: PublishedPosting, category: string | null): Promise<void> {
  const { job_id, ...columns } = searchRow(posting, category);
  await db
    .insertInto('job_search')
    .values({ job_id, ...columns })
    .onConflict((conflict) => conflict.column('job_id').doUpdateSet(columns))
    .execute();
}

/** Removes postings from the search. */
export async function removeSearchRows(db: JobsTransaction, jobIds: readonly string[]): Promise<void> {
  await db
    .deleteFrom('job_search')
    .where(sql<boolean>`job_id = any(${[...jobIds]}::uuid[])`)
    .execute();
}
