import { testServer } from '#core/testing/server-kit.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { countCandidates, searchCandidates } from '../../contract/candidate-endpoints.ts';
import { CANDIDATE_ORDERS, type CandidateQuery } from '../../contract/candidate-search.ts';
import type { CandidateTables } from '../candidate-tables.ts';
import { OFFERED, offer, skill } from '../testing/search-fixture.ts';

const api = testServer(serverPlugins);
const employer = api.as('employer');
beforeAll(async () => {
  await employer.reply(createCompany, { body: { name: 'Harbour Works' } });
  for (const [index, name] of ['ann', 'ben', 'cem', 'dan', 'eva'].entries()) {
    await offer(api, name, {
      at: new Date(Date.UTC(2026, 2, 1, 0, 0, index)),
      sections: { basics: { ...OFFERED.basics, headline: `Pilot ${name}` }, skills: { items: [skill('Flying')] } },
    });
  }
});

/** The status of both calls. The query is sent as it is. */
async function statuses(query: string): Promise<number[]> {
  const headers = await employer.headers();
  const answers = [searchCandidates, countCandidates].map(({ path }) => api.app.inject({ url: `/api${path}?${query}`, headers }));
  return (await Promise.all(answers)).map(({ statusCode }) => statusCode);
}

const statusesOf = (query: Readonly<Record<string, string | number>>) =>
  statuses(new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])).toString());
const page = (query: CandidateQuery & { limit?: number; cursor?: string }) =>
  employer.reply(searchCandidates, { query: { limit: 2, ...query } });

test('an employer without a company finds nobody', async () => {
  expect(await api.as('employer', 'alone').reply(searchCandidates, { query: { limit: 5 } })).toEqual({ items: [], nextCursor: null });
});

const keys = (count: number) => Array.from({ length: count }, (_, index) => `~skill${index}`).join(',');

test.each<Readonly<Record<string, string | number>>>([
  { q: 'x'.repeat(201) },
  { q: 'x'.repeat(5000) },
  { town: 'x'.repeat(121) },
  { skills: keys(11) },
  { skills: 'a b' },
  { skills: '~a,,~b' },
  { skills: '~a\u0000' },
  { languages: 'nl' },
  { languages: 'nl:c3' },
  { country: 'nl' },
  { category: 'x'.repeat(65) },
  { type: 'full_time,no_time' },
  { mode: 'everywhere' },
  { minYears: -1 },
  { minYears: 51 },
  { minYears: 1.5 },
  { startWithin: '31' },
  { allSkills: 'maybe' },
])('the filter %j is refused', async (query) => {
  expect(await statusesOf(query)).toEqual([422, 422]);
});

test('a filter that is sent 200 times is refused', async () => {
  for (const name of ['q', 'skills', 'country', 'minYears', 'allSkills', 'startWithin']) {
    expect(await statuses(Array(200).fill(`${name}=1`).join('&'))).toEqual([422, 422]);
  }
});

test('an unknown order and a wrong limit are refused', async () => {
  for (const query of [{ sort: 'oldest' }, { limit: 0 }, { limit: 101 }, { cursor: 'x' }]) expect((await statusesOf(query))[0]).toBe(422);
});

test.each([
  'pilot & !ann | (x):*',
  '"pilot ann"',
  "'; drop table candidate_search; --",
  '\\',
  ':*',
  '%',
  'pilot\u0000',
  '\u202Epilot',
  'pi\u0301lot',
  'x'.repeat(200),
  'طيار',
  '操縦士',
  ":*&|!()'\\",
  "C++' | 'x",
  '_pilot',
  '+'.repeat(200),
  '東'.repeat(200),
  'a-'.repeat(100),
  '🛩',
  Array(60).fill('ab').join(' '),
])('the search text %j is answered, in every order', async (q) => {
  for (const sort of CANDIDATE_ORDERS) expect(await statusesOf({ q, sort })).toEqual([200, 200]);
});

test.each(["' | 'v:all", "''", "\\' | 'v:all'", "a')) | (('v:all", ':*', '& |'])(
  'the value %j of a filter is a value and no query',
  async (value) => {
    for (const query of [{ town: value }, { category: value }, { town: value, category: value, mode: 'onsite' }]) {
      expect(await statusesOf(query)).toEqual([200, 200]);
      expect((await page(query)).items).toEqual([]);
    }
  },
);

test('half a character is answered', async () => {
  expect(await statuses('q=%ED%A0%80')).toEqual([200, 200]);
});

test('signs of a query language are no such signs, and accents and marks make no difference', async () => {
  const namesOf = async (q: string) => (await page({ q, limit: 10 })).items.map(({ headline }) => headline);
  for (const q of ['pilot & ann', '"ANN pilot"', 'ànn', 'a\u0301nn', '\u202Eann', 'pil ann', '!ann'])
    expect([q, await namesOf(q)]).toEqual([q, ['Pilot ann']]);
  expect(await namesOf('ann | ben')).toEqual([]);
  expect(await namesOf('!!!')).toEqual([]);
  expect(await namesOf('  ')).toHaveLength(5);
});

test('ten skills and a filter of 50 years are answered', async () => {
  expect(await statusesOf({ skills: keys(10), minYears: 50 })).toEqual([200, 200]);
  expect(await statusesOf({ q: '', skills: '', town: '  ', minYears: '', allSkills: 'true' })).toEqual([200, 200]);
});

test.each<CandidateQuery>([{}, { q: 'pilot' }, { q: 'pilot', sort: 'newest' }, { skills: '~flying', sort: 'relevance' }])(
  'the pages of %j have each candidate once, the newest first',
  async (query) => {
    const read: string[] = [];
    let cursor: string | undefined;
    for (let pages = 0; pages < 3; pages += 1) {
      const { items, nextCursor } = await page({ ...query, ...(cursor !== undefined && { cursor }) });
      read.push(...items.map(({ headline }) => headline));
      cursor = nextCursor ?? undefined;
    }
    expect(read).toEqual(['eva', 'dan', 'cem', 'ben', 'ann'].map((name) => `Pilot ${name}`));
    expect(cursor).toBeUndefined();
  },
);

test('a cursor of another search is refused', async () => {
  const { nextCursor } = await page({ q: 'pilot' });
  const cursor = nextCursor ?? '';
  const wrong: readonly CandidateQuery[] = [{}, { q: 'pilots' }, { q: 'pilot', sort: 'newest' }, { q: 'pilot', country: 'NL' }];
  for (const query of wrong) {
    const { status, issues } = await employer.refusal(searchCandidates, { query: { limit: 2, ...query, cursor } });
    expect([status, issues?.map(({ path, code }) => [path, code])]).toEqual([422, [['cursor', 'foreign-cursor']]]);
  }
  expect((await page({ q: 'pilot', cursor })).items).toHaveLength(2);
});

test('a candidate who hides between two pages is not on the second one', async () => {
  const { items, nextCursor } = await page({});
  const cem = (await page({ q: 'cem' })).items.at(0)?.candidateId ?? '';
  const set = (visibility: 'applied' | 'all') =>
    api.db.$extendTables<CandidateTables>().updateTable('candidate_search').set({ visibility }).where('candidate_id', '=', cem).execute();
  await set('applied');
  const second = await page({ cursor: nextCursor ?? '' });
  await set('all');
  expect([...items, ...second.items].map(({ headline }) => headline)).toEqual(['Pilot eva', 'Pilot dan', 'Pilot ben', 'Pilot ann']);
});
