import { sql } from 'kysely';
import type { JobsTransaction } from '../job-tables.ts';
import { oldTexts } from '../search-rows.ts';
import { companyWords, restWords } from '../search-words.ts';

/** How many postings one statement rewrites: enough for speed, but few enough that searches and writers do not wait long. */
export const PORTION = 1_000;

/** The last rewritten posting of a company or a category. */
export interface Position {
  readonly at: Date;
  readonly id: string;
}

/** The result of rewriting a portion. */
export interface Rewritten {
  /** The next portion begins after this posting; `undefined` after the last portion. */
  readonly next: Position | undefined;
  /** False if some rows were skipped because another transaction has locked them. */
  readonly isWhole: boolean;
}

/** The position after these rows; `undefined` if there are no more rows. */
function positionAfter(rows: readonly Position[]): Position | undefined {
  return rows.length < PORTION ? undefined : rows.at(-1);
}

/** Writes a company's name to a portion of its postings, newest first, and to their search documents. */
export async function rewriteCompanyCopies(
  db: JobsTransaction,
  company: { readonly id: string; readonly name: string },
  after: Position | undefined,
): Promise<Rewritten> {
  let portion = db.selectFrom('job_postings').select(['id', 'created_at as at', 'company_name']).where('company_id', '=', company.id);
  if (after !== undefined) portion = portion.where(sql<boolean>`(created_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)`);
  const rows = await portion.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(PORTION).execute();
  const outdated = rows.filter((row) => row.company_name !== company.name).map(({ id }) => id);
  const taken = await takePostings(db, outdated);
  if (taken.length > 0) await writeCompanyName(db, taken, company.name);
  return { next: positionAfter(rows), isWhole: taken.length === outdated.length };
}

// Skips locked rows: other transactions lock rows in another order, so waiting for them could cause a deadlock.
async function takePostings(db: JobsTransaction, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('job_postings').select('id').where(isOneOf('id', ids)).forNoKeyUpdate().skipLocked().execute();
  return rows.map(({ id }) => id);
}

async function writeCompanyName(db: JobsTransaction, ids: readonly string[], name: string): Promise<void> {
  await db.updateTable('job_postings').set({ company_name: name }).where(isOneOf('id', ids)).execute();
  await db
    .updateTable('job_search')
    .set({ company_name: name, search: sql`ts_filter(search, '{a, c, d}') || ${companyWords(name)}::tsvector` })
    .where(isOneOf('job_id', ids))
    .execute();
  await oldTextsOfShown(db, ids);
}

/** The many words of a text would make the rewriting slow, so the background makes them. Only published postings have one. */
async function oldTextsOfShown(db: JobsTransaction, ids: readonly string[]): Promise<void> {
  const shown = await db.selectFrom('job_search').select('job_id').where(isOneOf('job_id', ids)).execute();
  await oldTexts(
    db,
    shown.map(({ job_id }) => job_id),
  );
}

function isOneOf(column: string, ids: readonly string[]) {
  return sql<boolean>`${sql.ref(column)} = any(${ids}::uuid[])`;
}

/** Replaces a category's name in the search documents of a portion of its postings, newest first. */
export async function rewriteCategoryCopies(
  db: JobsTransaction,
  category: { readonly id: number; readonly name: string },
  after: Position | undefined,
): Promise<Rewritten> {
  let portion = db
    .selectFrom('job_search')
    .select(['job_id as id', 'published_at as at', 'location'])
    .where('category_id', '=', category.id);
  if (after !== undefined) portion = portion.where(sql<boolean>`(published_at, job_id) < (${after.at}::timestamptz, ${after.id}::uuid)`);
  const rows = await portion.orderBy('published_at', 'desc').orderBy('job_id', 'desc').limit(PORTION).execute();
  const ids = rows.map(({ id }) => id);
  const isTaken = sql<boolean>`job_id = any(${ids}::uuid[])`;
  // Skips locked rows to avoid a deadlock, like `takePostings`.
  const taken = await db.selectFrom('job_search').select('job_id').where(isTaken).forNoKeyUpdate().skipLocked().execute();
  if (taken.length > 0) {
    const takenIds = taken.map(({ job_id }) => job_id);
    await writeCategoryName(db, takenIds, [...new Set(rows.map(({ location }) => location))], category.name);
  }
  return { next: positionAfter(rows), isWhole: taken.length === rows.length };
}

async function writeCategoryName(
  db: JobsTransaction,
  ids: readonly string[],
  places: readonly (string | null)[],
  name: string,
): Promise<void> {
  const words = places.map((location) => sql`(${location}::text, ${restWords(location, name)}::tsvector)`);
  await sql`
    update job_search set search = ts_filter(search, '{a, b, d}') || rest.words
    from (values ${sql.join(words)}) as rest (location, words)
    where job_id = any(${ids}::uuid[])
      and job_search.location is not distinct from rest.location
      and search <> ts_filter(search, '{a, b, d}') || rest.words`.execute(db);
  await oldTexts(db, ids);
}
