import { type Insertable, sql } from 'kysely';
import { type Param, prepared } from '#core/server/db/prepared.ts';
import type { CreatedPosition } from '#core/server/http/cursor.ts';
import { textKey } from '#core/server/text/text-key.ts';
import type { JobCategory } from '../contract/job.ts';
import { type ManagedRow, namedCategory, type PostingRow } from './job-mapping.ts';
import type { JobPostingsTable, JobsDatabase, JobsTransaction } from './job-tables.ts';
import { type PublishedPosting, searchRow } from './search-row.ts';

/** The columns of a category that a posting needs. */
export interface CategoryRow {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

/** A complete posting to insert. */
export type NewPosting = Insertable<JobPostingsTable> & PublishedPosting;

const LISTED_COLUMNS = [
  'id',
  'company_id',
  'company_name',
  'title',
  'location',
  'work_mode',
  'employment_type',
  'salary_min',
  'salary_max',
  'salary_currency',
  'salary_period',
  'status',
  'published_at',
  'created_at',
] as const satisfies readonly (keyof JobPostingsTable)[];

/** The offered categories by name, with the number of published postings. */
export async function categoriesWithCounts(db: JobsDatabase): Promise<JobCategory[]> {
  const rows = await db
    .selectFrom('job_categories')
    .leftJoin('job_search', 'job_search.category_id', 'job_categories.id')
    .select(({ fn }) => ['code', 'name', 'names', fn.count<number>('job_id').as('jobs')])
    .where('is_hidden', '=', false)
    .groupBy('job_categories.id')
    .orderBy('name')
    .orderBy('code')
    .execute();
  return rows.map(({ code, name, names, jobs }) => ({ ...namedCategory(code, name, names), jobs }));
}

/** An offered category, locked against renames until this transaction ends. */
export function lockedCategory(db: JobsTransaction, code: string): Promise<CategoryRow | undefined> {
  return db
    .selectFrom('job_categories')
    .select(['id', 'code', 'name'])
    .where('code', '=', code)
    .where('is_hidden', '=', false)
    .forShare()
    .executeTakeFirst();
}

/** The id of a location. A missing location is created. */
export async function ensureLocation(db: JobsTransaction, name: string): Promise<number> {
  const key = textKey(name);
  await db
    .insertInto('job_locations')
    .values({ name, name_key: key })
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .execute();
  const row = await db.selectFrom('job_locations').select('id').where('name_key', '=', key).executeTakeFirstOrThrow();
  return row.id;
}

/** Inserts a published posting and its search row. */
export async function insertPosting(db: JobsTransaction, posting: NewPosting, category: string | null): Promise<void> {
  await db.insertInto('job_postings').values(posting).execute();
  await db.insertInto('job_search').values(searchRow(posting, category)).execute();
}

/** Makes concurrent requests that post the same job wait until this transaction ends. */
export async function lockPosting(db: JobsTransaction, hash: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(${hash.readBigInt64BE().toString()}::bigint)`.execute(db);
}

/** The id of an equal posting (same user, same company, same content) that was created after `since`. */
export async function equalPosting(db: JobsTransaction, hash: Buffer, since: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('job_postings')
    .select('id')
    .where('source', '=', 'authored')
    .where('content_hash', '=', hash)
    .where('created_at', '>', since)
    .executeTakeFirst();
  return row?.id;
}

/** Finds one posting. The statement is prepared, because the page of a posting is the most requested page. */
export function postingFinder(db: JobsDatabase): (id: string) => Promise<PostingRow | undefined> {
  const find = prepared(db, (param: Param<{ id: string }>) =>
    postings(db).selectAll('job_postings').where('job_postings.id', '=', param('id')),
  );
  return async (id) => (await find({ id })).at(0);
}

/** Postings of the companies, newest first. Returns up to one row more than `limit`, to show whether there is a next page. */
export function managedPostings(
  db: JobsDatabase,
  page: { readonly companies: readonly string[]; readonly after: CreatedPosition | undefined; readonly limit: number },
): Promise<ManagedRow[]> {
  let query = postings(db)
    .select(LISTED_COLUMNS.map((column) => `job_postings.${column}` as const))
    .where('company_id', 'in', page.companies)
    .orderBy('created_at', 'desc')
    .orderBy('job_postings.id', 'desc')
    .limit(page.limit + 1);
  const { after } = page;
  if (after !== undefined) {
    query = query.where(({ eb, refTuple, tuple }) => eb(refTuple('created_at', 'job_postings.id'), '<', tuple(after.at, after.id)));
  }
  return query.execute();
}

function postings(db: JobsDatabase) {
  return db
    .selectFrom('job_postings')
    .leftJoin('job_categories', 'job_categories.id', 'job_postings.category_id')
    .select(['job_categories.code as category_code', 'job_categories.name as category_name', 'job_categories.names as category_names']);
}
