import { sql } from 'kysely';
import type { JobsTransaction } from '../jobs-database.ts';
import { restWords } from '../search-document.ts';

// So many places go into one statement.
const BATCH = 500;

/** Puts a category's new name in place of the old one among the words by which its postings are found. */
export async function rewriteCategoryWords(db: JobsTransaction, categoryId: number, name: string): Promise<void> {
  const places = await db.selectFrom('job_search').select('location').distinct().where('category_id', '=', categoryId).execute();
  for (let from = 0; from < places.length; from += BATCH) {
    const rows = places.slice(from, from + BATCH).map(({ location }) => sql`(${location}::text, ${restWords(location, name)}::tsvector)`);
    await sql`
      update job_search set search = ts_filter(search, '{a, b}') || rest.words
      from (values ${sql.join(rows)}) as rest (location, words)
      where category_id = ${categoryId} and job_search.location is not distinct from rest.location`.execute(db);
  }
}
