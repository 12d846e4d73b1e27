import { sql } from 'kysely';
import type { JobsTransaction } from '../jobs-database.ts';
import { restWords } from '../search-document.ts';
import { PORTION, type Position, positionAfter, type Rewritten } from './portion.ts';

/** Puts a category's name in place of the old one among the words by which a portion of its postings, newest first, is found. */
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
  // As with the copies of a company: no waiting, and so no deadlock.
  const taken = await db.selectFrom('job_search').select('job_id').where(isTaken).forNoKeyUpdate().skipLocked().execute();
  if (taken.length > 0) {
    const takenIds = taken.map(({ job_id }) => job_id);
    await write(db, takenIds, [...new Set(rows.map(({ location }) => location))], category.name);
  }
  return { next: positionAfter(rows), isWhole: taken.length === rows.length };
}

async function write(db: JobsTransaction, ids: readonly string[], places: readonly (string | null)[], name: string): Promise<void> {
  const words = places.map((location) => sql`(${location}::text, ${restWords(location, name)}::tsvector)`);
  await sql`
    update job_search set search = ts_filter(search, '{a, b}') || rest.words
    from (values ${sql.join(words)}) as rest (location, words)
    where job_id = any(${ids}::uuid[])
      and job_search.location is not distinct from rest.location
      and search <> ts_filter(search, '{a, b}') || rest.words`.execute(db);
}
