import { type RawBuilder, sql } from 'kysely';
import type { JobsTransaction } from '../jobs-database.ts';
import { searchRow } from '../search-row.ts';
import type { PostingRow } from './posting-row.ts';

// The columns that a new import overwrites. The others keep their values, the status above all.
const REWRITTEN = [
  'content_hash',
  'company_id',
  'company_name',
  'title',
  'description',
  'location',
  'location_id',
  'work_mode',
  'employment_type',
  'category_id',
  'salary_min',
  'salary_max',
  'salary_currency',
  'salary_period',
  'seniority',
  'published_at',
  'updated_at',
] as const;

/** Inserts new postings and updates known ones, in one statement. */
export async function writePostings(trx: JobsTransaction, rows: readonly PostingRow[]): Promise<void> {
  await trx
    .insertInto('job_postings')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('import_key').doUpdateSet({ ...excluded(REWRITTEN), version: sql<number>`job_postings.version + 1` }),
    )
    .execute();
}

/** Writes the search rows of the published postings. */
export async function writeSearchRows(
  trx: JobsTransaction,
  rows: readonly PostingRow[],
  nameOfCategory: ReadonlyMap<number, string>,
): Promise<void> {
  const copies = rows
    .filter((row) => row.status === 'published')
    .map((row) => searchRow(searched(row), nameOfCategory.get(row.category_id ?? 0) ?? null));
  if (copies.length === 0) return;
  const [first] = copies;
  const columns = Object.keys(first ?? {}).filter((column) => column !== 'job_id');
  await trx
    .insertInto('job_search')
    .values(copies)
    .onConflict((conflict) => conflict.column('job_id').doUpdateSet(excluded(columns)))
    .execute();
}

function excluded<Column extends string>(columns: readonly Column[]): Record<Column, RawBuilder<never>> {
  return Object.fromEntries(columns.map((column) => [column, sql<never>`${sql.ref(`excluded.${column}`)}`])) as Record<
    Column,
    RawBuilder<never>
  >;
}

function searched(row: PostingRow): Parameters<typeof searchRow>[0] {
  return {
    id: row.id,
    company_id: row.company_id,
    company_name: row.company_name,
    title: row.title,
    location: row.location ?? null,
    work_mode: row.work_mode ?? null,
    employment_type: row.employment_type ?? null,
    category_id: row.category_id ?? null,
    salary_min: row.salary_min ?? null,
    salary_max: row.salary_max ?? null,
    salary_currency: row.salary_currency ?? null,
    salary_period: row.salary_period ?? null,
    published_at: row.published_at,
  };
}
