import type { TestServer } from '#core/testing/server-kit.ts';
import type { SavedSearchInput } from '../../contract/saved-schemas.ts';
import { publish, searchDatabase } from './search-fixture.ts';

/** A search that can be saved, with some parts replaced. */
export function aSearch(different: Partial<SavedSearchInput> = {}): SavedSearchInput {
  return { name: 'Welders', terms: { q: 'welder' }, ...different };
}

/** Publishes postings of one new company. Returns their ids. */
export function manyPostings(api: TestServer, company: string, count: number): Promise<string[]> {
  return publish(
    api,
    Array.from({ length: count }, () => ({ title: 'Job', company })),
  );
}

/** Saves many postings for the user directly in the tables. Returns their ids, the one saved first first. */
export async function saveMany(api: TestServer, userId: string, count: number): Promise<string[]> {
  const ids = await manyPostings(api, `Works of ${userId}`, count);
  const rows = ids.map((job_id, at) => ({ user_id: userId, job_id, title: 'Job', note: null, saved_at: new Date(1_700_000_000_000 + at) }));
  await searchDatabase(api).insertInto('job_saved_postings').values(rows).execute();
  return ids;
}
