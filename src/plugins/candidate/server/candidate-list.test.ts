import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { personKeys } from '#core/server/text/person-keys.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { listCandidates } from '../contract/candidate-endpoints.ts';
import type { CandidateOrder } from '../contract/listed-candidate.ts';
import { foundCandidate } from './testing/contact-world.ts';

const api = testServer(serverPlugins);

const admin = () => api.as('admin:candidates');

/** Creates users, the last one is the newest. */
async function add(names: readonly string[], role: 'candidate' | 'employer' = 'candidate'): Promise<void> {
  const rows = names.map((name) => {
    const email = `${uuidv7()}@people.test`;
    return { id: uuidv7(), identity_uid: uuidv7(), name, email, role, ...personKeys({ name, email }) };
  });
  await api.db.insertInto('users').values(rows).execute();
}

/** Reads the list page by page. Returns the names. */
async function names(q: string, limit = 2, sort: CandidateOrder = 'newest'): Promise<string[]> {
  const found: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await admin().reply(listCandidates, { query: { q, limit, sort, cursor } });
    found.push(...page.items.map(({ name }) => name));
    if (page.nextCursor === null) return found;
    cursor = page.nextCursor;
  }
}

test('The list has at most 100 candidates', async () => {
  expect(await admin().status(listCandidates, { query: { limit: 101 } })).toBe(422);
  expect(await admin().status(listCandidates)).toBe(200);
});

test('The pages of a search have each candidate once, the newest first, and nobody else', async () => {
  const made = ['Ada Quill', 'Bo Quill', 'Cy Quill', 'Di Quill', 'Ed Quill'];
  await add(made);
  await add(['Fay Quill'], 'employer');
  expect(await names('quill')).toEqual([...made].reverse());
  // No word begins like a part of the random addresses.
  expect(await names('QUI di')).toEqual(['Di Quill']);
  expect(await names('uill')).toEqual([]);
  expect(await names('@ -')).toEqual([]);
  expect(await names("quill' | cy:*")).toEqual(['Cy Quill']);
});

test('A rare name is found behind a thousand newer candidates', async () => {
  await add(['Rara Avis', 'Raro Avis']);
  await add(Array.from({ length: 1100 }, (_, index) => `Passer ${index}`));
  expect(await names('avis', 1)).toEqual(['Raro Avis', 'Rara Avis']);
});

test('The number of candidates is that of the candidates on all pages', async () => {
  await add(['Ann Crane', 'Ben Crane', 'Cat Crane']);
  await add(['Dan Crane'], 'employer');
  const counted = async (q?: string) => (await admin().reply(listCandidates, { query: { q, limit: 1, count: 'only' } })).count;
  expect(await counted('crane')).toEqual({ count: 3, more: false });
  expect(await counted('@ -')).toEqual({ count: 0, more: false });
  const { rows } = await sql<{ all: number }>`select count(*)::int as all from users where role = 'candidate'`.execute(api.db);
  expect(await counted()).toEqual({ count: rows[0]?.all, more: false });
});

test('The pages of a search by name have each candidate once, also those of one name', async () => {
  await add(['Robin b', 'ROBIN A', 'Röbin a', 'Robin c', 'robin a']);
  await add(['Robin employed'], 'employer');
  expect(await names('robin', 2, 'name')).toEqual(['ROBIN A', 'Röbin a', 'robin a', 'Robin b', 'Robin c']);
  expect(await names('robin', 2)).toEqual(['robin a', 'Robin c', 'Röbin a', 'ROBIN A', 'Robin b']);
  const all = await names('', 100, 'name');
  expect(all).toHaveLength(new Set(await names('', 100)).size);
  expect(await admin().status(listCandidates, { query: { sort: 'shoe-size' as 'name' } })).toBe(422);
});

test('A cursor continues only its own search', async () => {
  await add(['Kim Wader', 'Lou Wader', 'Max Wader']);
  const { nextCursor } = await admin().reply(listCandidates, { query: { q: 'wader', limit: 1 } });
  expect(await admin().status(listCandidates, { query: { q: 'heron', limit: 1, cursor: nextCursor ?? '' } })).toBe(422);
});

test('A candidate has the facts of the profile, and the defaults before the first save', async () => {
  const filled = await foundCandidate(api, 'filled');
  const { userId: blank } = await api.as('candidate', 'blank').actor();
  await api.db.updateTable('users').set({ status: 'suspended', suspended_for: 'spam' }).where('id', '=', blank).execute();
  const { items } = await admin().reply(listCandidates, { query: { q: 'candidate', limit: 20 } });
  const byId = new Map(items.map(({ joinedAt: _, ...item }) => [item.candidateId, item]));
  expect(byId.get(filled)).toEqual({
    ...{ candidateId: filled, name: 'candidate-filled', email: 'candidate-filled@example.test' },
    ...{ isSuspended: false, isConfirmed: true, completeness: 70, visibility: 'all', search: 'open' },
  });
  expect(byId.get(blank)).toEqual({
    ...{ candidateId: blank, name: 'candidate-blank', email: 'candidate-blank@example.test' },
    ...{ isSuspended: true, isConfirmed: false, completeness: 0, visibility: 'applied', search: 'open' },
  });
});
