import { serverWith, type TestServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { loadFewPlaces, PLACE } from '#plugins/places/contract/testing/few-places.ts';
import { countJobs, listJobFacets, searchJobs } from '../../contract/endpoints.ts';
import type { JobSearch } from '../../contract/search.ts';
import { publish } from '../testing/search-fixture.ts';

let api: TestServer;
beforeAll(async () => {
  api = await serverWith(serverPlugins);
  await loadFewPlaces(api);
  await publish(api, [
    { title: 'Cook', location: 'Leeds, ENG, GB' },
    { title: 'Cook', location: 'Bradford, England', workMode: 'remote' },
    { title: 'Cook', location: 'London' },
    { title: 'Cook', location: 'London, ON' },
    { title: 'Host', location: 'London' },
    { title: 'Nurse', location: 'Berlin' },
    // The name of a town that titles have.
    { title: 'York stone mason', location: 'Leeds' },
    { title: 'York baker' },
  ]);
  await api.runSchedule('jobs.read-places');
  await api.runSchedule('job-search.refresh-words');
});
afterAll(() => api.close());

const find = (query: Partial<JobSearch>) => api.as('visitor').reply(searchJobs, { query: { limit: 20, ...query } });

async function found(query: Partial<JobSearch>) {
  const { items, read } = await find(query);
  const texts = items.map(({ title, location }) => `${title} ${location ?? ''}`.trim()).sort();
  return { texts, read: read.map(({ field, value, phrase }) => [field, value, phrase]) };
}

const AROUND_LEEDS = ['Cook Bradford, England', 'Cook Leeds, ENG, GB'];

test.each([
  ['cook leeds', 'leeds'],
  ['Cook in Leeds', 'in Leeds'],
  ['leeds cook', 'leeds'],
  ['cook, Leeds, England', 'Leeds, England'],
])('%j finds the postings around the place', async (q, phrase) => {
  expect(await found({ q })).toEqual({ texts: AROUND_LEEDS, read: [['place', String(PLACE.leeds), phrase]] });
});

test.each([
  ['Pflege bei Berlin', 'bei Berlin'],
  ['ممرضة في برلين', 'في برلين'],
])('the place of %j is read behind its preposition, and is not read when the other words find nothing there', async (q, phrase) => {
  expect((await found({ q })).read).toEqual([]);
  const nurse = q.replace(phrase, '').trim();
  expect((await found({ q: q.replace(nurse, 'nurse') })).read).toEqual([['place', String(PLACE.berlin), phrase]]);
});

test('a region decides between places with one name', async () => {
  expect((await found({ q: 'cook london ontario' })).texts).toEqual(['Cook London, ON']);
  expect((await found({ q: 'cook london' })).texts).toEqual(['Cook London']);
});

test('a place at which nothing is found stays among the words', async () => {
  expect(await found({ q: 'host leeds' })).toEqual({ texts: [], read: [] });
});

test('the name of a town that mostly titles have stays among the words', async () => {
  expect(await found({ q: 'york mason' })).toEqual({ texts: ['York stone mason Leeds'], read: [] });
});

test.each([
  { q: 'leeds' },
  { q: 'in leeds' },
  { q: 'cook leeds', asWords: 'place' },
  { q: 'cook leeds', exact: true },
  { q: 'cook leeds', where: 'London' },
])('no place is read in %j', async (query) => {
  expect((await found(query)).read).toEqual([]);
});

test('a place is read beside filters and corrected words, and the answer has it', async () => {
  const { read, place, corrected, items } = await find({ q: 'remote cook leeds' });
  expect(read.map(({ phrase }) => phrase)).toEqual(['remote', 'leeds']);
  expect([place?.name, corrected, items.map(({ distance }) => distance)]).toEqual(['Leeds', null, [13.4]]);
  expect(await find({ q: 'ocok leeds' })).toMatchObject({ corrected: 'cook leeds', read: [{ field: 'place' }] });
});

test('count, facets and later pages read the same place', async () => {
  const visitor = api.as('visitor');
  expect(await visitor.reply(countJobs, { query: { q: 'cook leeds' } })).toEqual({ count: 2, more: false });
  const facets = await visitor.reply(listJobFacets, { query: { q: 'cook leeds' } });
  expect(facets.workMode.values.map(({ value, count }) => [value, count])).toEqual([['remote', 1]]);
  expect(facets.places.read).toEqual({ id: PLACE.leeds, phrase: 'leeds' });
  expect((await visitor.reply(listJobFacets, { query: { q: 'cook' } })).places.read).toBe(null);
  const first = await find({ q: 'cook leeds', limit: 1 });
  const next = await find({ q: 'cook leeds', limit: 1, cursor: first.nextCursor ?? '' });
  expect([...first.items, ...next.items].map(({ location }) => location).sort()).toEqual(['Bradford, England', 'Leeds, ENG, GB']);
  expect(next.read).toEqual(first.read);
});

test('few postings around a place are followed by those of other places', async () => {
  const { others } = await find({ q: 'cook in leeds' });
  expect(others.map(({ without, q, count }) => ({ without, q, count }))).toEqual([{ without: ['in leeds'], q: 'cook', count: 2 }]);
});

test('a place at which nothing is found is left out first, then the filters too, and counts do not overlap', async () => {
  const { others } = await find({ q: 'remote cook london' });
  expect(others.map(({ without, q, count }) => ({ without, q, count }))).toEqual([
    { without: ['london'], q: 'remote cook', count: 1 },
    { without: ['remote', 'london'], q: 'cook', count: 3 },
  ]);
});

test('the name of a place is not corrected to a word of a posting', async () => {
  await publish(api, [{ title: 'Somosom weaver' }]);
  await api.runSchedule('job-search.refresh-words');
  const { corrected, others } = await find({ q: 'wever somosomo' });
  expect([corrected, others.map(({ without, q }) => [without, q])]).toEqual([null, [[['somosomo'], 'weaver']]]);
});
