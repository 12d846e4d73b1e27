import type { Selectable } from 'kysely';
import type { JobPostingsTable, JobsTransaction } from '../job-tables.ts';
import { writeSearchRows } from '../search-rows.ts';

/** Writes the search rows of postings that the server has published again. The postings are locked. */
export async function enterSearch(db: JobsTransaction, rows: readonly Selectable<JobPostingsTable>[]): Promise<void> {
  const categories = await lockedCategoryNames(db, new Set(rows.flatMap(({ category_id }) => category_id ?? [])));
  await writeSearchRows(
    db,
    rows.map(
      (row) => [{ ...row, published_at: row.published_at ?? row.created_at }, categories.get(row.category_id ?? 0) ?? null] as const,
    ),
  );
}

/** The names of categories. They are locked, so a rename finds the new search rows. */
async function lockedCategoryNames(db: JobsTransaction, ids: ReadonlySet<number>): Promise<ReadonlyMap<number, string>> {
  if (ids.size === 0) return new Map();
  const rows = await db
    .selectFrom('job_categories')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forShare()
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
