import { sql } from 'kysely';
import type { JobsTransaction } from '../jobs-database.ts';
import { companyWords } from '../search-document.ts';
import { PORTION, type Position, positionAfter, type Rewritten } from './portion.ts';

/** Puts a company's name into a portion of its postings, newest first, and among the words by which they are found. */
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
  if (taken.length > 0) await write(db, taken, company.name);
  return { next: positionAfter(rows), isWhole: taken.length === outdated.length };
}

// Waiting for the rows, in an order that others do not keep, could end in a deadlock.
async function takePostings(db: JobsTransaction, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('job_postings').select('id').where(isOneOf('id', ids)).forNoKeyUpdate().skipLocked().execute();
  return rows.map(({ id }) => id);
}

async function write(db: JobsTransaction, ids: readonly string[], name: string): Promise<void> {
  await db.updateTable('job_postings').set({ company_name: name }).where(isOneOf('id', ids)).execute();
  await db
    .updateTable('job_search')
    .set({ company_name: name, search: sql`ts_filter(search, '{a, c}') || ${companyWords(name)}::tsvector` })
    .where(isOneOf('job_id', ids))
    .execute();
}

function isOneOf(column: string, ids: readonly string[]) {
  return sql<boolean>`${sql.ref(column)} = any(${ids}::uuid[])`;
}
