import fc from 'fast-check';
import { runs } from '#core/testing/property-runs.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { masterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { EXPERIENCE_BANDS } from '#plugins/jobs/contract/filter-values.ts';
import type { JobFilter } from '#plugins/jobs/contract/job-filter-schemas.ts';
import { postingReader } from '#plugins/jobs/contract/posting-reader.ts';
import { placeDirectory } from '#plugins/places/contract/place-directory.ts';
import { FACET_WINDOW, PAY_BARS } from '../../contract/search.ts';
import type { Facet, JobFacets } from '../../contract/search-schemas.ts';
import { copyMany, newSearcher, type PostingSketch, publish, searchDatabase, serviceOf } from '../testing/search-fixture.ts';
import { facetCache } from './facet-cache.ts';
import { Facets } from './facets.ts';
import type { JobSearcher } from './job-searcher.ts';
import { refreshWords } from './refresh-words.ts';

const DAY = 86_400_000;
const START = Date.parse('2026-03-01T09:00:00.000Z');
const at = (day: number): Date => new Date(START + day * DAY);

const api = testServer(serverPlugins);
let searcher: JobSearcher;
let facets: Facets;
beforeAll(async () => {
  const now = () => at(40);
  searcher = newSearcher(api, now);
  facets = new Facets({
    db: searchDatabase(api),
    postings: serviceOf(api, postingReader),
    searcher,
    now,
    places: serviceOf(api, placeDirectory),
  });
});
beforeEach(() => searchDatabase(api).deleteFrom('job_postings').execute());

const counts = (facet: Facet) => facet.values.map(({ value, count }) => [value, count]);

test('each filter has its values with their counts, and a chosen one keeps the counts of its other values', async () => {
  await publish(api, [
    { title: 'Nurse', category: 'health-care', employmentType: 'full_time', experienceMin: 0, publishedAt: at(40), language: 'en' },
    { title: 'Nurse at night', category: 'health-care', employmentType: 'part_time', publishedAt: at(38), language: 'de' },
    { title: 'Cook', company: 'Other Place', category: 'sales', employmentType: 'full_time', workMode: 'remote', publishedAt: at(1) },
  ]);
  const all = await facets.count({});
  expect(all.category).toEqual({
    values: [
      { value: 'health-care', name: 'Health care', count: 2 },
      { value: 'sales', name: 'Sales', count: 1 },
    ],
    more: false,
  });
  expect(counts(all.employmentType)).toEqual([
    ['full_time', 2],
    ['part_time', 1],
  ]);
  expect(counts(all.workMode)).toEqual([['remote', 1]]);
  expect(counts(all.experience)).toEqual([['starting', 1]]);
  expect(counts(all.language)).toEqual([
    ['de', 1],
    ['en', 1],
  ]);
  expect(counts(all.postedWithin)).toEqual([
    ['1', 1],
    ['3', 2],
    ['7', 2],
    ['30', 2],
  ]);
  expect(all.companies.values.map(({ name, count }) => [name, count])).toEqual([
    ['Fixture Works', 2],
    ['Other Place', 1],
  ]);
  expect(all.pay).toBeNull();
  const chosen = await facets.count({ category: 'sales', employmentType: 'full_time' });
  expect(counts(chosen.category)).toEqual([
    ['health-care', 1],
    ['sales', 1],
  ]);
  expect(counts(chosen.employmentType)).toEqual([['full_time', 1]]);
  expect(counts(chosen.workMode)).toEqual([['remote', 1]]);
});

test('skills have the name that most postings give them, once the suggestions are made', async () => {
  const skills = (...names: string[]) => names.map((name) => ({ code: name === 'Welding' ? 'welding' : '', name }));
  await publish(api, [
    { title: 'One', skills: skills('Welding', 'Café work') },
    { title: 'Two', skills: skills('Welding') },
  ]);
  expect((await facets.count({})).skills.values).toEqual([
    { value: 'welding', name: 'welding', count: 2 },
    { value: '~cafe_work', name: 'cafe work', count: 1 },
  ]);
  await refreshWords(searchDatabase(api), serviceOf(api, masterCatalogue)).run({
    id: 'x',
    attempt: 1,
    signal: new AbortController().signal,
    log: api.app.log,
  });
  expect((await facets.count({})).skills.values.map(({ name }) => name)).toEqual(['Welding', 'Café work']);
});

test.each([
  [[20_000, 30_000, 140_000], { from: 20_000, step: 20_000 }],
  [[1, 2, 3], { from: 1, step: 1 }],
  [[50_000], { from: 50_000, step: 1 }],
  [[0, 25_000], { from: 0, step: 2500 }],
  [[47_000, 69_000], { from: 46_000, step: 2000 }],
])('the bars of the pay %j begin and grow by round numbers', async (salaries, bars) => {
  await publish(
    api,
    salaries.map((salary) => ({ title: 'Cook', salary })),
  );
  const { pay } = await facets.count({});
  expect(pay).toMatchObject({ ...bars, currency: 'EUR' });
  expect(pay?.counts).toHaveLength(PAY_BARS);
  expect(pay?.counts.reduce((sum, count) => sum + count, 0)).toBe(salaries.length);
});

test('the pay is that of one currency: the one asked for, otherwise that of most postings', async () => {
  await publish(api, [
    { title: 'Cook', salary: 10_000 },
    { title: 'Cook', salary: 20_000, currency: 'USD' },
    { title: 'Cook', salary: 20_000, currency: 'USD' },
  ]);
  const currencies = [{}, { currency: 'EUR' }, { currency: 'JPY' }, { currency: 'EUR', minSalary: 90_000 }];
  const pays = await Promise.all(currencies.map(async (filter) => (await facets.count(filter)).pay));
  expect(pays.map((pay) => pay && [pay.currency, pay.counts[0]])).toEqual([['USD', 2], ['EUR', 1], null, ['EUR', 1]]);
});

test('more postings than the window are counted up to it', async () => {
  const [id] = await publish(api, [{ title: 'Nurse', category: 'health-care', publishedAt: at(3) }]);
  await copyMany(api, id ?? '', FACET_WINDOW, 0);
  const { category } = await facets.count({});
  expect([category.more, category.values[0]?.count]).toEqual([true, FACET_WINDOW]);
  expect((await facets.count({ q: 'nurse' })).category).toEqual(category);
});

/** The filter in which each value of the facets is chosen, and its count. */
function choices(found: JobFacets, filter: JobFilter): [JobFilter, number][] {
  const { pay, places: _places, ...others } = found;
  const chosen = Object.entries(others).flatMap(([name, facet]) =>
    facet.values.map(({ value, count }): [JobFilter, number] => [
      { ...filter, [name]: name === 'postedWithin' ? Number(value) : value },
      count,
    ]),
  );
  const bars = (pay?.counts ?? []).map((count, bar): [JobFilter, number] => {
    const { from = 0, step = 1, currency = '' } = pay ?? {};
    const top = bar === PAY_BARS - 1 ? {} : { maxSalary: from + (bar + 1) * step - 1 };
    const { maxSalary: _asked, ...rest } = filter;
    return [{ ...rest, currency, minSalary: from + bar * step, ...top }, count];
  });
  return [...chosen, ...bars];
}

test('each count is that of the search with this choice', async () => {
  await publish(
    api,
    Array.from(
      { length: 40 },
      (_, index): PostingSketch => ({
        title: ['Nurse', 'Cook'][index % 2] ?? '',
        company: ['One Works', 'Two Works', 'Three Works'][index % 3] ?? '',
        publishedAt: at(index),
        experienceMin: index % 11,
        ...(index % 5 === 0 ? {} : { salary: 1 + 1000 * ((7 * index) % 23), currency: index % 4 === 0 ? 'USD' : 'EUR' }),
        ...(index % 3 === 0 ? { category: 'sales' } : { category: 'health-care' }),
        ...(index % 4 === 0 ? { employmentType: 'full_time', language: 'de' } : { employmentType: 'part_time', workMode: 'remote' }),
        ...(index % 7 === 0
          ? {
              skills: [
                { code: 'welding', name: 'Welding' },
                { code: '', name: `Skill ${index % 3}` },
              ],
            }
          : {}),
      }),
    ),
  );
  const question = fc.record(
    {
      q: fc.constantFrom('nurse', 'works'),
      category: fc.constantFrom('sales', 'sales,health-care'),
      employmentType: fc.constant('part_time'),
      experience: fc.constantFrom(...EXPERIENCE_BANDS, 'some,long'),
      postedWithin: fc.constantFrom(7, 20),
      skills: fc.constant('welding'),
      minSalary: fc.constant(4000),
      maxSalary: fc.constant(15_000),
      currency: fc.constantFrom('EUR', 'USD'),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(question, async (filter) => {
      for (const [chosen, count] of choices(await facets.count(filter), filter)) {
        expect([chosen, (await searcher.count(chosen)).count]).toEqual([chosen, count]);
      }
    }),
    { numRuns: runs(12) },
  );
});

test('the facets of a search are cached for a minute, however its terms are written, and those of at most 500 searches', async () => {
  let now = at(0);
  let counted = 0;
  const none = await facets.count({});
  const count = async (): Promise<JobFacets> => {
    counted += 1;
    return none;
  };
  const cache = facetCache({ count }, () => now);
  await cache.get({ q: 'Café  nurse', category: 'sales,legal' });
  await cache.get({ category: 'legal,sales', q: 'cafe nurse', where: undefined });
  expect(counted).toBe(1);
  await cache.get({ category: 'legal,sales', q: 'nurse cafe' });
  expect(counted).toBe(2);
  now = new Date(now.getTime() + 60_000);
  await cache.get({ category: 'legal,sales', q: 'cafe nurse' });
  expect(counted).toBe(3);
  for (let search = 0; search < 600; search += 1) await cache.get({ q: `word${search}` });
  expect(counted).toBe(603);
  for (const search of [599, 100, 99]) await cache.get({ q: `word${search}` });
  expect(counted).toBe(604);
});
