import { type Insertable, sql } from 'kysely';
import { type Param, prepared } from '#core/server/db/prepared.ts';
import { textKey } from '#core/server/text/text-key.ts';
import type { JobCategory } from '../contract/job.ts';
import { namedCategory, type PostingRow } from './job-mapping.ts';
import type { JobPostingsTable, JobsDatabase, JobsTransaction } from './job-tables.ts';
import type { PublishedPosting } from './search-row.ts';
import { writeSearchRow } from './search-rows.ts';

/** The columns of a category that a posting needs. */
export interface CategoryRow {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

/** A complete posting to insert. */
export type NewPosting = Insertable<JobPostingsTable> & Omit<PublishedPosting, 'published_at'> & { readonly published_at: Date | null };

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

/** An offered category, locked against renames until this transaction ends. With `isHiddenToo`, it may be hidden. */
export function lockedCategory(
  db: JobsTransaction,
  code: string,
  { isHiddenToo = false }: { readonly isHiddenToo?: boolean } = {},
): Promise<CategoryRow | undefined> {
  return db
    .selectFrom('job_categories')
    .select(['id', 'code', 'name'])
    .where('code', '=', code)
    .$if(!isHiddenToo, (some) => some.where('is_hidden', '=', false))
    .forShare()
    .executeTakeFirst();
}

/** A category by its id, also a hidden one, locked against renames until this transaction ends; `undefined` for `null`. */
export async function lockedCategoryById(db: JobsTransaction, id: number | null): Promise<CategoryRow | undefined> {
  if (id === null) return undefined;
  return db.selectFrom('job_categories').select(['id', 'code', 'name']).where('id', '=', id).forShare().executeTakeFirst();
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

/** Inserts a posting, and the search row of a published one with its text. */
export async function insertPosting(db: JobsTransaction, posting: NewPosting, category: string | null, now: Date): Promise<void> {
  await db.insertInto('job_postings').values(posting).execute();
  const { published_at } = posting;
  if (posting.status === 'published' && published_at !== null) await writeSearchRow(db, { ...posting, published_at }, category, now);
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
    postingsWithCategory(db).selectAll('job_postings').where('job_postings.id', '=', param('id')),
  );
  return async (id) => (await find({ id })).at(0);
}

/** Postings with the code and the names of their categories. */
export function postingsWithCategory(db: JobsDatabase) {
  return db
    .selectFrom('job_postings')
    .leftJoin('job_categories', 'job_categories.id', 'job_postings.category_id')
    .select(['job_categories.code as category_code', 'job_categories.name as category_name', 'job_categories.names as category_names']);
}
