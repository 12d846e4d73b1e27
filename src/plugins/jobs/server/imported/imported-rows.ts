import { type Insertable, type RawBuilder, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { NamedCompany } from '#plugins/employer/contract/company-directory.ts';
import type { IdentifiedPosting } from '../../contract/imported-postings.ts';
import type { JobStatus } from '../../contract/life-cycle.ts';
import { refreshLacks } from '../drafts/refresh-lacks.ts';
import type { JobPostingsTable, JobsDatabase, JobsTransaction } from '../job-tables.ts';
import { searchRow } from '../search-row.ts';
import type { CategoryOfName } from './ensure-categories.ts';

/** The fields of an earlier imported posting that a new import needs. */
export interface SavedPosting {
  readonly id: string;
  readonly contentHash: Buffer;
  readonly status: JobStatus;
  readonly publishedAt: Date | null;
}

/** The postings with these keys, by key in hexadecimal digits. */
export async function savedPostings(db: JobsDatabase, keys: readonly Buffer[]): Promise<ReadonlyMap<string, SavedPosting>> {
  const rows = await db
    .selectFrom('job_postings')
    .select(['id', 'import_key', 'content_hash', 'status', 'published_at'])
    .where('import_key', 'in', keys)
    .execute();
  return new Map(
    rows.map((row) => [
      row.import_key?.toString('hex') ?? '',
      { id: row.id, contentHash: row.content_hash, status: row.status, publishedAt: row.published_at },
    ]),
  );
}

/** Companies, categories and locations by their names in the file. */
export interface RowReferences {
  readonly companyOf: ReadonlyMap<string, NamedCompany>;
  readonly categoryOf: CategoryOfName;
  readonly locationOf: ReadonlyMap<string, number>;
  readonly now: Date;
}

export type ImportedRow = Insertable<JobPostingsTable> & {
  readonly published_at: Date;
  readonly status: JobStatus;
};

/** The row of a new posting, or the updated row of a posting from an earlier import. Its state stays: a closed posting stays closed. */
export function importedRow(each: IdentifiedPosting, saved: SavedPosting | undefined, references: RowReferences): ImportedRow {
  const { posting } = each;
  const company = references.companyOf.get(posting.company);
  if (company === undefined) throw new Error(`The company directory returned no company for ${JSON.stringify(posting.company)}`);
  return {
    id: saved?.id ?? uuid(),
    source: 'imported',
    external_id: posting.externalId ?? null,
    import_key: Buffer.from(each.key),
    content_hash: Buffer.from(each.contentHash),
    company_id: company.id,
    company_name: company.name,
    title: posting.title,
    description: posting.description ?? null,
    location: posting.location ?? null,
    location_id: references.locationOf.get(posting.location ?? '') ?? null,
    work_mode: posting.workMode ?? null,
    employment_type: posting.employmentType ?? null,
    category_id: references.categoryOf.get(posting.category ?? '')?.id ?? null,
    salary_min: posting.salary?.min ?? null,
    salary_max: posting.salary?.max ?? null,
    salary_currency: posting.salary?.currency ?? null,
    salary_period: posting.salary?.period ?? null,
    seniority: posting.seniority ?? null,
    status: saved?.status ?? 'published',
    published_at: posting.postedAt ?? saved?.publishedAt ?? references.now,
    updated_at: references.now,
  };
}

/** The columns that a file has. The others keep their values when a file is imported again, the status above all. */
export const REWRITTEN = [
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

/**
 * Inserts new postings and updates known ones, in one statement.
 *
 * @returns the ids of those that are published. Another one may have been removed while the file was read.
 */
export async function writePostings(trx: JobsTransaction, rows: readonly ImportedRow[]): Promise<ReadonlySet<string>> {
  const written = await trx
    .insertInto('job_postings')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('import_key').doUpdateSet({ ...excluded(REWRITTEN), version: sql<number>`job_postings.version + 1` }),
    )
    .returning(['id', 'status'])
    .execute();
  const drafts = written.filter(({ status }) => status === 'draft');
  await refreshLacks(
    trx,
    drafts.map(({ id }) => id),
  );
  return new Set(written.filter(({ status }) => status === 'published').map(({ id }) => id));
}

/** Writes search rows. */
export async function writeSearchRows(
  trx: JobsTransaction,
  rows: readonly ImportedRow[],
  nameOfCategory: ReadonlyMap<number, string>,
): Promise<void> {
  const copies = rows.map((row) => searchRow(searchColumns(row), nameOfCategory.get(row.category_id ?? 0) ?? null));
  if (copies.length === 0) return;
  const [first] = copies;
  const columns = Object.keys(first ?? {}).filter((column) => column !== 'job_id');
  await trx
    .insertInto('job_search')
    .values(copies)
    .onConflict((conflict) => conflict.column('job_id').doUpdateSet({ ...excluded(columns), ...keptByImports }))
    .execute();
}

/** What files do not have, and employers may have added meanwhile. */
const keptByImports = {
  skills: sql<string[] | null>`job_search.skills`,
  language: sql<string | null>`job_search.language`,
  country: sql<string | null>`job_search.country`,
  renewed_at: sql<Date | null>`job_search.renewed_at`,
  experience: sql<number | null>`case when exists (
    select from job_postings where id = job_search.job_id and coalesce(experience_min, experience_max) is not null
  ) then job_search.experience else excluded.experience end`,
  search: sql<string>`excluded.search || ts_filter(job_search.search, '{d}')`,
};

/** Sets columns to the values of the row that could not be inserted. */
export function excluded<Column extends string>(columns: readonly Column[]): Record<Column, RawBuilder<never>> {
  return Object.fromEntries(columns.map((column) => [column, sql<never>`${sql.ref(`excluded.${column}`)}`])) as Record<
    Column,
    RawBuilder<never>
  >;
}

function searchColumns(row: ImportedRow): Parameters<typeof searchRow>[0] {
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
    seniority: row.seniority ?? null,
  };
}
