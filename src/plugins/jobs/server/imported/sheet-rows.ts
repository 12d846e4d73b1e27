import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import { refreshLacks } from '../drafts/refresh-lacks.ts';
import type { JobPostingsTable, JobsTransaction } from '../job-tables.ts';
import type { CategoryRow } from '../posting-repository.ts';
import { removeSearchRows, writeSearchRows } from '../search-rows.ts';

/** Rows of one statement. Each has about 45 values, and a statement has at most 65,535. */
const PORTION = 500;

/** A complete row. */
export type WholeRow = Insertable<JobPostingsTable> & Omit<Selectable<JobPostingsTable>, 'details' | 'reference_no'>;

/** A row to write, with its category. */
export interface RowToWrite {
  readonly row: Insertable<JobPostingsTable> & Pick<WholeRow, 'id' | 'status' | 'published_at'>;
  readonly category: CategoryRow | undefined;
}

/** Inserts postings with their search rows. Returns how many did not exist. */
export async function insertRows(db: JobsTransaction, rows: readonly RowToWrite[]): Promise<number> {
  let inserted = 0;
  for (const portion of portionsOf(rows)) {
    const result = await db
      .insertInto('job_postings')
      .values(portion.map(({ row }) => row))
      .onConflict((conflict) => conflict.column('import_key').doNothing())
      .returning('id')
      .execute();
    inserted += result.length;
    const ids = new Set(result.map(({ id }) => id));
    await refreshLacks(db, [...ids]);
    await writeSearch(
      db,
      portion.filter(({ row }) => ids.has(row.id)),
    );
  }
  return inserted;
}

/** The columns that an import changes, or its undo. */
const WRITTEN = [
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
  'description_html',
  'status',
  'paused_by_system',
  'ended_at',
  'end_reason',
  'version',
  'import_id',
] as const;

/** Writes locked postings with their search rows. */
export async function updateRows(db: JobsTransaction, rows: readonly RowToWrite[]): Promise<void> {
  for (const portion of portionsOf(rows)) {
    // The rows exist. In this form one statement gives each of them its own values.
    await db
      .insertInto('job_postings')
      .values(portion.map(({ row }) => row))
      .onConflict((conflict) => conflict.column('id').doUpdateSet(excluded(WRITTEN)))
      .execute();
    await refreshLacks(
      db,
      portion.map(({ row }) => row.id),
    );
    await writeSearch(db, portion);
  }
}

async function writeSearch(db: JobsTransaction, rows: readonly RowToWrite[]): Promise<void> {
  const shown = rows.flatMap(({ row, category }) => {
    const { published_at } = row;
    return row.status === 'published' && published_at !== null
      ? [[{ ...nullsOf(row), published_at }, category?.name ?? null] as const]
      : [];
  });
  const hidden = rows.filter(({ row }) => row.status !== 'published').map(({ row }) => row.id);
  await writeSearchRows(db, shown);
  if (hidden.length > 0) await removeSearchRows(db, hidden);
}

function nullsOf(row: RowToWrite['row']) {
  return {
    ...row,
    location: row.location ?? null,
    work_mode: row.work_mode ?? null,
    employment_type: row.employment_type ?? null,
    category_id: row.category_id ?? null,
    salary_min: row.salary_min ?? null,
    salary_max: row.salary_max ?? null,
    salary_currency: row.salary_currency ?? null,
    salary_period: row.salary_period ?? null,
  };
}

function portionsOf<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / PORTION) }, (_, at) => items.slice(at * PORTION, (at + 1) * PORTION));
}

/** Sets columns to the values of the row that could not be inserted. */
function excluded<Column extends string>(columns: readonly Column[]): Record<Column, RawBuilder<never>> {
  return Object.fromEntries(columns.map((column) => [column, sql<never>`${sql.ref(`excluded.${column}`)}`])) as Record<
    Column,
    RawBuilder<never>
  >;
}
