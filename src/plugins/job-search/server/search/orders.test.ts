import fc from 'fast-check';
import { runs } from '#core/testing/property-runs.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { type JobSearch, SEARCH_ORDERS } from '../../contract/search.ts';
import { copyMany, newSearcher, type PostingSketch, publish, searchDatabase } from '../testing/search-fixture.ts';
import { walkPages } from '../testing/walk-pages.ts';
import type { JobSearcher } from './job-searcher.ts';

const DAY = 86_400_000;
const at = (day: number): Date => new Date(Date.parse('2026-03-01T09:00:00.000Z') + day * DAY);

const api = testServer(serverPlugins);
let searcher: JobSearcher;
beforeAll(async () => {
  searcher = newSearcher(api, () => at(10));
});
beforeEach(() => searchDatabase(api).deleteFrom('job_postings').execute());

async function titles(search: Partial<JobSearch>): Promise<string[]> {
  return (await searcher.search({ limit: 100, ...search })).items.map(({ title }) => title);
}

test('relevance puts exact titles first, then words of the title before words of the company, the place and the skills', async () => {
  await publish(api, [
    { title: 'Baker', publishedAt: at(0) },
    { title: 'Baker at night', publishedAt: at(1) },
    { title: 'Sales', company: 'Baker Works', publishedAt: at(2) },
    { title: 'Driver', location: 'Baker Street', publishedAt: at(3) },
    { title: 'Cook', skills: [{ code: '', name: 'Baker' }], publishedAt: at(4) },
    { title: 'Welder', publishedAt: at(5) },
  ]);
  expect(await titles({ q: 'baker' })).toEqual(['Baker', 'Baker at night', 'Sales', 'Driver', 'Cook']);
  expect(await titles({ q: 'baker', sort: 'newest' })).toEqual(['Cook', 'Driver', 'Sales', 'Baker at night', 'Baker']);
  expect(await titles({ sort: 'relevance' })).toEqual(await titles({}));
});

test('both words in the title come before one in the title and one in the place', async () => {
  await publish(api, [
    { title: 'Night nurse for children', publishedAt: at(0) },
    { title: 'Nurse', location: 'Night Harbour', publishedAt: at(5) },
  ]);
  expect(await titles({ q: 'night nurse' })).toEqual(['Night nurse for children', 'Nurse']);
});

test('pay is ordered by the yearly top in one currency, and postings with another currency or none come last', async () => {
  await publish(api, [
    { title: 'Low', salary: 30_000, publishedAt: at(5) },
    { title: 'High', salary: 90_000, publishedAt: at(1) },
    { title: 'Older high', salary: 90_000, publishedAt: at(0) },
    { title: 'Dollars', salary: 200_000, currency: 'USD', publishedAt: at(2) },
    { title: 'Unknown', publishedAt: at(4) },
  ]);
  expect(await titles({ sort: 'pay' })).toEqual(['High', 'Older high', 'Low', 'Unknown', 'Dollars']);
  expect(await titles({ sort: 'pay', currency: 'USD' })).toEqual(['Dollars', 'Low', 'Unknown', 'High', 'Older high']);
  expect(await titles({ sort: 'pay', q: 'unknown' })).toEqual(['Unknown']);
});

test('pay is compared within the currency', async () => {
  await publish(api, [
    { title: 'Euros', salary: 50_000 },
    { title: 'Dollars', salary: 50_000, currency: 'USD', publishedAt: at(1) },
    { title: 'Unknown' },
  ]);
  expect(await titles({ minSalary: 40_000 })).toEqual(['Dollars', 'Euros']);
  expect(await titles({ minSalary: 40_000, currency: 'EUR' })).toEqual(['Euros']);
  expect(await titles({ maxSalary: 49_999, currency: 'EUR' })).toEqual([]);
  expect(await titles({ minSalary: 50_000, maxSalary: 50_000, currency: 'USD' })).toEqual(['Dollars']);
  expect(await titles({ currency: 'USD' })).toHaveLength(3);
});

test('a filter finds the postings with one of its values', async () => {
  const [nurse] = await publish(api, [
    { title: 'Nurse', category: 'health-care', employmentType: 'full_time', language: 'en', country: 'GB', experienceMin: 0 },
    { title: 'Welder', company: 'Other Place', category: 'manufacturing', employmentType: 'part_time', language: 'de', country: 'DE' },
    { title: 'Cook', category: 'food-hospitality', workMode: 'onsite', experienceMin: 9, skills: [{ code: 'baking', name: 'Baking' }] },
    { title: 'Driver', workMode: 'remote', experienceMin: 5, skills: [{ code: '', name: 'Parallel parking' }] },
  ]);
  const found = async (filter: Partial<JobSearch>): Promise<string[]> => (await titles(filter)).sort();
  expect(await found({ category: 'health-care,manufacturing' })).toEqual(['Nurse', 'Welder']);
  expect(await found({ category: 'health-care,health-care,no-such' })).toEqual(['Nurse']);
  expect(await found({ employmentType: 'full_time,part_time', country: 'DE,FR' })).toEqual(['Welder']);
  expect(await found({ language: 'de,en' })).toEqual(['Nurse', 'Welder']);
  expect(await found({ language: 'en' })).toEqual(['Nurse']);
  expect(await found({ experience: 'starting,long' })).toEqual(['Cook', 'Nurse']);
  expect(await found({ experience: 'experienced' })).toEqual(['Driver']);
  expect(await found({ workMode: 'onsite,remote' })).toEqual(['Cook', 'Driver']);
  expect(await found({ skills: 'baking' })).toEqual(['Cook']);
  expect(await found({ skills: 'baking,~parallel_parking' })).toEqual(['Cook', 'Driver']);
  const { items } = await searcher.search({ limit: 100 });
  const companies = [...new Set(items.map(({ company }) => company.id))];
  const own = items.find(({ id }) => id === nurse)?.company.id;
  expect(await found({ companies: companies.join(',') })).toHaveLength(4);
  expect(await found({ companies: own })).toEqual(['Cook', 'Driver', 'Nurse']);
  expect(await found({ companies: companies.find((id) => id !== own), companyId: own })).toEqual([]);
});

test('in every order the pages list each posting once, also with equal times, and more matches than are ranked', async () => {
  const many = await publish(api, [{ title: 'Engineer in charge', publishedAt: at(2) }]);
  await publish(
    api,
    Array.from(
      { length: 30 },
      (_, index): PostingSketch => ({
        title: ['Engineer', 'Lead engineer', 'Nurse'][index % 3] ?? '',
        publishedAt: at(index % 4),
        ...(index % 3 === 0 ? {} : { location: 'Engineer Street' }),
        ...(index % 5 === 0 ? {} : { salary: 1000 * (index % 7), currency: index % 4 === 0 ? 'USD' : 'EUR' }),
        ...(index % 2 === 0 ? { employmentType: 'full_time' } : { employmentType: 'part_time' }),
      }),
    ),
  );
  await copyMany(api, many[0] ?? '', 230);
  const question = fc.record(
    {
      q: fc.constantFrom('engineer', 'lead engineer', 'nurse'),
      sort: fc.constantFrom(...SEARCH_ORDERS),
      employmentType: fc.constantFrom('full_time', 'full_time,part_time'),
      currency: fc.constantFrom('EUR', 'USD', 'JPY'),
      minSalary: fc.constantFrom(1, 3000),
      postedWithin: fc.constantFrom(8, 9),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(question, fc.integer({ min: 7, max: 100 }), async (search, limit) => {
      const whole = await walkPages(searcher, search, 100);
      expect(new Set(whole).size).toBe(whole.length);
      expect(whole).toHaveLength((await searcher.count(search)).count);
      expect(await walkPages(searcher, search, limit)).toEqual(whole);
    }),
    { numRuns: runs(25) },
  );
});

test('postings that are published between two pages move none of the others', async () => {
  const [first = ''] = await publish(api, [{ title: 'Engineer in charge', publishedAt: at(1) }]);
  await copyMany(api, first, 220);
  const whole = await walkPages(searcher, { q: 'engineer' }, 100);
  let added = 0;
  const seen = await walkPages(searcher, { q: 'engineer' }, 30, async () => {
    added += 1;
    await publish(api, [{ title: 'Engineer', location: 'Engineer', publishedAt: at(5 + added) }]);
  });
  expect(seen.filter((id) => whole.includes(id))).toEqual(whole);
  expect(new Set(seen).size).toBe(seen.length);
});
