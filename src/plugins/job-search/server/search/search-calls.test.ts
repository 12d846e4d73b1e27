import { MOST_FILTER_VALUES } from '#core/contract/value-params.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { countJobs, listJobFacets, searchJobs, suggestJobs } from '../../contract/endpoints.ts';
import { SEARCH_ORDERS } from '../../contract/search.ts';
import { publish } from '../testing/search-fixture.ts';

const api = testServer(serverPlugins);
const visitor = api.as('visitor');
beforeAll(async () => {
  await publish(api, [{ title: 'Nurse', category: 'health-care', salary: 1000 }, { title: 'Nurse 100%' }, { title: 'Nurse at night' }]);
});

/** The status of every call that takes filters. `query` may be invalid. */
async function statuses(query: Record<string, unknown>): Promise<number[]> {
  const headers = await visitor.headers();
  const text = new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])).toString();
  const answers = [searchJobs, countJobs, listJobFacets].map(({ path }) => api.app.inject({ url: `/api${path}?${text}`, headers }));
  return (await Promise.all(answers)).map(({ statusCode }) => statusCode);
}

test.each([
  { q: 'x'.repeat(201) },
  { category: 'Not a code' },
  { employmentType: 'full_time,no_time' },
  { workMode: 'onsite,,remote' },
  { experience: 'ancient' },
  { language: 'english' },
  { country: 'gb' },
  { currency: 'EUR,USD' },
  { companies: '1,2' },
  { skills: 'a b' },
  { minSalary: -1 },
  { maxSalary: 1.5 },
  { postedWithin: 0 },
  { exact: 'maybe' },
  { place: 0 },
  { place: 'Leeds' },
  { place: 2 ** 31 },
  { radius: 0 },
  { radius: 201 },
  { radius: 2.5 },
  { remote: 'maybe' },
  { skills: Array.from({ length: 50 }, (_, index) => `skill-${index}`).join(',') },
  { category: 'x,'.repeat(1000) },
])('the filter %j is refused', async (query) => {
  expect(await statuses(query)).toEqual([422, 422, 422]);
});

test('an unknown order, and a text to complete that is too long, are refused', async () => {
  expect(await statuses({ sort: 'random' })).toEqual([422, 200, 200]);
  expect(await visitor.status(suggestJobs, { query: { q: 'x'.repeat(201) } })).toBe(422);
});

test.each([
  'nurse & !doctor | (x):*',
  '%',
  '_',
  "'; drop table job_search; --",
  '\\',
  ':*',
  'n',
  'nurse\u0000',
  'the of and',
  'x'.repeat(200),
  'ممرضة ليلية',
  'медсестра ночная',
  '夜勤看護師',
  'אחות לילה',
  'रात की नर्स',
  '🏥',
  Array.from({ length: 60 }, (_, index) => `w${index}`)
    .join(' ')
    .slice(0, 200),
])('the search text %j is answered by every call, in every order', async (q) => {
  for (const sort of SEARCH_ORDERS) expect(await visitor.status(searchJobs, { query: { limit: 5, q, sort } })).toBe(200);
  for (const call of [countJobs, listJobFacets]) expect(await visitor.status(call, { query: { q, where: q } })).toBe(200);
  expect(await visitor.status(suggestJobs, { query: { q } })).toBe(200);
});

test('wildcards are no wildcards', async () => {
  const { items } = await visitor.reply(searchJobs, { query: { limit: 5, q: 'nurse 100%' } });
  expect(items.map(({ title }) => title)).toEqual(['Nurse 100%']);
  expect((await visitor.reply(searchJobs, { query: { limit: 5, q: 'nur_e', exact: true } })).items).toEqual([]);
});

test.each([
  ...["'", '\\', ":*&|!()'\\", "C++' | 'x", "'c++':*A", 'r&d\\', "a/b'", '_', '__', '_nurse', '<->', '+'.repeat(200)],
  ...['ü'.repeat(200), '東'.repeat(200), 'a-'.repeat(100), 'a/b '.repeat(50), "l'".repeat(100), '((((((w/m/d', '\u200c'.repeat(99)],
])('%j is answered as a search text and as a place', async (text) => {
  for (const query of [{ q: text }, { where: text.slice(0, 100) }, { q: text, exact: true }]) {
    expect(await visitor.status(searchJobs, { query: { limit: 5, ...query } })).toBe(200);
    expect(await visitor.status(countJobs, { query })).toBe(200);
    expect(await visitor.status(listJobFacets, { query })).toBe(200);
  }
  expect(await visitor.status(suggestJobs, { query: { q: text } })).toBe(200);
});

test('a filter takes twenty values and empty text', async () => {
  const many = Array.from({ length: MOST_FILTER_VALUES }, (_, index) => `category-${index}`);
  expect(await visitor.status(searchJobs, { query: { limit: 5, category: many.join(','), skills: '', companies: '' } })).toBe(200);
  expect(await visitor.status(searchJobs, { query: { limit: 5, category: [...many, 'more'].join(',') } })).toBe(422);
});

test('a cursor continues only its own search and order, and none that was changed', async () => {
  const query = { limit: 1, q: 'nurse' };
  const { nextCursor } = await visitor.reply(searchJobs, { query });
  const cursor = nextCursor ?? '';
  expect(await visitor.status(searchJobs, { query: { ...query, cursor } })).toBe(200);
  for (const other of [{ sort: 'pay' }, { sort: 'newest' }, { q: 'nurses' }, { category: 'health-care' }, { exact: true }] as const) {
    expect(await visitor.status(searchJobs, { query: { ...query, ...other, cursor } })).toBe(422);
  }
  const [content = '', seal = ''] = cursor.split('.');
  const position = JSON.parse(Buffer.from(content, 'base64url').toString()) as object;
  const forged = Buffer.from(JSON.stringify({ ...position, part: 2 })).toString('base64url');
  for (const text of [`${forged}.${seal}`, content, 'x']) {
    expect(await visitor.status(searchJobs, { query: { ...query, cursor: text } })).toBe(422);
  }
});

test('a foreign cursor and invalid filters are refused, each with its field', async () => {
  const query = { minSalary: -1, category: 'NO CODE', employmentType: 'serfdom', limit: 0 };
  const refusal = await visitor.refusal(searchJobs, { query });
  expect(refusal.status).toBe(422);
  expect(refusal.issues?.map((issue) => issue.path).sort()).toEqual(['category', 'employmentType', 'limit', 'minSalary']);
  expect(await visitor.status(searchJobs, { query: { cursor: 'bm8' } })).toBe(422);
  const { nextCursor } = await visitor.reply(searchJobs, { query: { q: 'nurse', limit: 1 } });
  const another = await visitor.refusal(searchJobs, { query: { q: 'welder', cursor: nextCursor ?? '' } });
  expect(another.issues?.map(({ path, code }) => [path, code])).toEqual([['cursor', 'foreign-cursor']]);
  const count = await visitor.refusal(countJobs, { query: { postedWithin: 0, workMode: 'moon' as never } });
  expect(count.issues?.map((issue) => issue.path).sort()).toEqual(['postedWithin', 'workMode']);
});
