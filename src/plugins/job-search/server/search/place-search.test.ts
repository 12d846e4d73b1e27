import { serverWith, type TestServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { loadFewPlaces, PLACE } from '#plugins/places/contract/testing/few-places.ts';
import { countJobs, listJobFacets, searchJobs } from '../../contract/endpoints.ts';
import { saveSearch } from '../../contract/saved-endpoints.ts';
import type { JobSearch } from '../../contract/search.ts';
import { publish } from '../testing/search-fixture.ts';

let api: TestServer;
beforeAll(async () => {
  api = await serverWith(serverPlugins);
  await loadFewPlaces(api);
  await publish(api, [
    { title: 'Cook', location: 'Leeds, ENG, GB' },
    { title: 'Host', location: 'Bradford, England' },
    { title: 'Baker', location: 'York' },
    { title: 'Nurse', location: 'London' },
    { title: 'Doctor', location: 'London, ON' },
    { title: 'Tailor', location: 'Berlin / Leeds' },
    { title: 'Porter', location: 'Near Leeds station' },
    { title: 'Writer', location: 'Remote', workMode: 'remote', country: 'GB' },
    { title: 'Editor', location: 'Anywhere', workMode: 'remote' },
    { title: 'Artist', location: 'Remote', workMode: 'remote', country: 'DE' },
    { title: 'Sailor', location: 'Naselesele, Fiji' },
    { title: 'Diver', location: 'Somosomo, Fiji' },
  ]);
  await api.runSchedule('jobs.read-places');
});
afterAll(() => api.close());

type Query = Partial<JobSearch>;

const find = (query: Query) => api.as('visitor').reply(searchJobs, { query: { limit: 20, ...query } });

async function titles(query: Query): Promise<readonly string[]> {
  return (await find(query)).items.map(({ title }) => title).sort();
}

test('a place finds its postings and those within 25 km, and postings whose place is not known by its name', async () => {
  expect(await titles({ place: PLACE.leeds })).toEqual(['Cook', 'Host', 'Porter', 'Tailor']);
  expect(await titles({ place: PLACE.leeds, where: 'Leeds' })).toEqual(['Cook', 'Host', 'Porter', 'Tailor']);
  // The texts have the name of the place in English only.
  expect(await titles({ place: PLACE.leeds, where: 'ليدز' })).toEqual(['Cook', 'Host', 'Porter', 'Tailor']);
});

test.each([
  [5, ['Cook', 'Porter', 'Tailor']],
  [25, ['Cook', 'Host', 'Porter', 'Tailor']],
  [50, ['Baker', 'Cook', 'Host', 'Porter', 'Tailor']],
  [200, ['Baker', 'Cook', 'Host', 'Porter', 'Tailor']],
])('a distance of %d km finds %j', async (radius, found) => {
  expect(await titles({ place: PLACE.leeds, radius })).toEqual(found);
});

test('two places with one name are told apart', async () => {
  expect(await titles({ place: PLACE.london, where: 'London' })).toEqual(['Nurse']);
  expect(await titles({ place: PLACE.ontario, where: 'London' })).toEqual(['Doctor']);
});

test('a circle crosses the date line', async () => {
  expect(await titles({ place: PLACE.west })).toEqual(['Diver', 'Sailor']);
});

test('remote postings that allow the country of the place are found too, if asked for', async () => {
  expect(await titles({ place: PLACE.york, remote: true })).toEqual(['Baker', 'Editor', 'Writer']);
  expect(await titles({ place: PLACE.berlin, remote: true })).toEqual(['Artist', 'Editor', 'Tailor']);
});

test('rows say the distance to their nearest place, and the answer the place', async () => {
  const { items, place } = await find({ place: PLACE.leeds });
  expect(place).toMatchObject({ id: PLACE.leeds, name: 'Leeds', region: 'England', country: 'GB' });
  expect(Object.fromEntries(items.map(({ title, distance }) => [title, distance]))).toEqual({
    Cook: 0,
    Host: 13.4,
    Porter: undefined,
    Tailor: 0,
  });
  const without = await find({ where: 'Leeds' });
  expect([without.place, without.items.map(({ distance }) => distance)]).toEqual([null, [undefined, undefined, undefined]]);
});

test('a number that no place has leaves the words of the place', async () => {
  expect((await find({ place: 999, where: 'Leeds' })).place).toBe(null);
  expect(await titles({ place: 999, where: 'Leeds' })).toEqual(['Cook', 'Porter', 'Tailor']);
});

test('place and distance go with words, filters, orders, counts, facets and pages', async () => {
  expect(await titles({ place: PLACE.leeds, q: 'cook' })).toEqual(['Cook']);
  expect(await titles({ place: PLACE.leeds, remote: true, workMode: 'remote', sort: 'pay' })).toEqual(['Editor', 'Writer']);
  const visitor = api.as('visitor');
  expect(await visitor.reply(countJobs, { query: { place: PLACE.leeds } })).toEqual({ count: 4, more: false });
  const facets = await visitor.reply(listJobFacets, { query: { place: PLACE.leeds, remote: true } });
  expect(facets.workMode.values.map(({ value, count }) => [value, count])).toEqual([['remote', 2]]);
  const first = await find({ place: PLACE.leeds, limit: 3 });
  const next = await find({ place: PLACE.leeds, limit: 3, cursor: first.nextCursor ?? '' });
  expect([...first.items, ...next.items].map(({ title }) => title).sort()).toEqual(['Cook', 'Host', 'Porter', 'Tailor']);
});

test('the facet of places counts each place of a posting, and keeps its counts beside a chosen place', async () => {
  const placesOf = async (query: Query) => {
    const { places } = await api.as('visitor').reply(listJobFacets, { query });
    return places.values.map(({ place: { name, region }, count }) => `${name}, ${region}: ${count}`);
  };
  const all = await placesOf({});
  expect(all).toEqual([
    ...['Leeds, England: 2', 'Bradford, England: 1', 'York, England: 1', 'London, England: 1', 'London, Ontario: 1'],
    ...['Berlin, State of Berlin: 1', 'Naselesele, null: 1', 'Somosomo, null: 1'],
  ]);
  expect(await placesOf({ place: PLACE.leeds, radius: 5, where: 'Leeds', remote: true })).toEqual(all);
  expect(await placesOf({ place: PLACE.leeds, q: 'cook' })).toEqual(['Leeds, England: 1']);
});

test('a saved search keeps the place, the distance and the choice of remote work', async () => {
  const terms = { where: 'Leeds', place: PLACE.leeds, radius: 50, remote: true };
  const saved = await api.as('candidate').reply(saveSearch, { body: { name: 'Near Leeds', terms } });
  expect(saved.terms).toEqual(terms);
});

test('a feed of a place has its postings', async () => {
  const { body } = await api.app.inject(`/feeds/jobs.rss?place=${PLACE.leeds}&radius=50&where=Leeds`);
  expect(body.match(/<title><!\[CDATA\[\w+\]\]>/g)?.length).toBe(5);
  expect(body).toContain(`place=${PLACE.leeds}`);
});
