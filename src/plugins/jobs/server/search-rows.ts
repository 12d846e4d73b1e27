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

/** Writes the search rows of published postings with the names of their categories. */
export async function writeSearchRows(
  db: JobsTransaction,
  postings: readonly (readonly [posting: PublishedPosting, category: string | null])[],
): Promise<void> {
  const rows = postings.map(([posting, category]) => searchRow(posting, category));
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first).filter((column) => column !== 'job_id');
  const written = Object.fromEntries(columns.map((column) => [column, sql`${sql.ref(`excluded.${column}`)}`]));
  await db
    .insertInto('job_search')
    .values(rows)
    .onConflict((conflict) => conflict.column('job_id').doUpdateSet(written))
    .execute();
}

/** Removes postings from the search. */
export async function removeSearchRows(db: JobsTransaction, jobIds: readonly string[]): Promise<void> {
  await db
    .deleteFrom('job_search')
    .where(sql<boolean>`job_id = any(${[...jobIds]}::uuid[])`)
    .execute();
}
