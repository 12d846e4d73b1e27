import { createHash } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { TestServer } from '#core/testing/server-kit.ts';
import type { SavedSearchInput } from '../../contract/saved-schemas.ts';
import { jobsDatabase, publish } from './search-fixture.ts';

/** A search that can be saved, with some parts replaced. */
export function aSearch(different: Partial<SavedSearchInput> = {}): SavedSearchInput {
  return { name: 'Welders', terms: { q: 'welder' }, ...different };
}

/** Inserts published postings of one new company directly into the tables. Returns their ids. */
export async function manyPostings(api: TestServer, company: string, count: number): Promise<string[]> {
  const db = jobsDatabase(api);
  const [first = ''] = await publish(api, [{ title: 'Job', company }]);
  const { reference_no, details, ...row } = await db
    .selectFrom('job_postings')
    .selectAll()
    .where('id', '=', first)
    .executeTakeFirstOrThrow();
  const ids = Array.from({ length: count - 1 }, () => uuid());
  const rows = ids.map((id) => ({ ...row, id, import_key: createHash('sha256').update(id).digest() }));
  if (rows.length > 0) await db.insertInto('job_postings').values(rows).execute();
  return [first, ...ids];
}

/** Saves many postings for the user directly in the tables. Returns their ids, the one saved first first. */
export async function saveMany(api: TestServer, userId: string, count: number): Promise<string[]> {
  const ids = await manyPostings(api, `Works of ${userId}`, count);
  const rows = ids.map((job_id, at) => ({ user_id: userId, job_id, title: 'Job', note: null, saved_at: new Date(1_700_000_000_000 + at) }));
  await jobsDatabase(api).insertInto('job_saved_postings').values(rows).execute();
  return ids;
}
