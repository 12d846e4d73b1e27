import fc from 'fast-check';
import { sql } from 'kysely';
import { runs } from '#core/testing/property-runs.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import type { JobSearch } from '../../contract/search.ts';
import { copyMany, newSearcher, type PostingSketch, publish, searchDatabase } from '../testing/search-fixture.ts';
import type { JobSearcher } from './job-searcher.ts';

const DAY = 86_400_000;
const START = Date.parse('2026-03-01T09:00:00.000Z');
const at = (day: number): Date => new Date(START + day * DAY);

const api = testServer(serverPlugins);
let searcher: JobSearcher;
beforeAll(async () => {
  searcher = newSearcher(api, () => at(10));
});
beforeEach(() => searchDatabase(api).deleteFrom('job_postings').execute());

async function titles(search: Partial<JobSearch>): Promise<string[]> {
  const { items } = await searcher.search({ limit: 100, ...search });
  return items.map((item) => item.title);
}

/** The ids of all pages, in order. */
async function walk(search: Partial<JobSearch>, limit: number): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await searcher.search({ ...search, limit, cursor });
    expect(page.items.length).toBeLessThanOrEqual(limit);
    ids.push(...page.items.map((item) => item.id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return ids;
}

test('without a query the newest posting comes first', async () => {
  await publish(api, [
    { title: 'Oldest', publishedAt: at(0) },
    { title: 'Newest', publishedAt: at(2) },
    { title: 'Middle', publishedAt: at(1) },
  ]);
  expect(await titles({})).toEqual(['Newest', 'Middle', 'Oldest']);
});

test('postings with exactly the title come first, then the others, each newest first', async () => {
  await publish(api, [
    { title: 'Data engineer', publishedAt: at(0) },
    { title: 'Senior data engineer', publishedAt: at(3) },
    { title: 'DATA  Engineer', publishedAt: at(1) },
    { title: 'Data engineering lead', publishedAt: at(4) },
    { title: 'Nurse', publishedAt: at(5) },
  ]);
  expect(await titles({ q: 'data engineer' })).toEqual([
    'DATA  Engineer',
    'Data engineer',
    'Data engineering lead',
    'Senior data engineer',
  ]);
  expect(await titles({ q: 'absent' })).toEqual([]);
  expect(await titles({ q: '???' })).toEqual([]);
});

test('a title without any word is found by its exact text', async () => {
  await publish(api, [{ title: '***' }, { title: 'Nurse' }]);
  expect(await titles({ q: '***' })).toEqual(['***']);
});

test('each filter leaves the matching postings, and all filters together those that match all', async () => {
  const [, hidden] = await publish(api, [
    { title: 'Nurse one', category: 'health-care', employmentType: 'full_time', salary: 50_000, publishedAt: at(1) },
    { title: 'Nurse two', category: 'health-care', employmentType: 'part_time', salary: 30_000, publishedAt: at(2) },
    { title: 'Nurse three', category: 'education-training', employmentType: 'full_time', publishedAt: at(3) },
    { title: 'Cook', company: 'Other Place', category: 'health-care', employmentType: 'full_time', salary: 60_000, publishedAt: at(4) },
  ]);
  const page = await searcher.search({ limit: 100 });
  const companyId = page.items.find((item) => item.id === hidden)?.company.id;
  expect(await titles({ category: 'health-care' })).toEqual(['Cook', 'Nurse two', 'Nurse one']);
  expect(await titles({ category: 'nowhere' })).toEqual([]);
  expect(await titles({ employmentType: 'part_time' })).toEqual(['Nurse two']);
  expect(await titles({ minSalary: 50_000 })).toEqual(['Cook', 'Nurse one']);
  expect(await titles({ minSalary: 0 })).toHaveLength(4);
  expect(await titles({ companyId })).toEqual(['Nurse three', 'Nurse two', 'Nurse one']);
  expect(await titles({ q: 'nurse', category: 'health-care', employmentType: 'full_time', minSalary: 40_000, companyId })).toEqual([
    'Nurse one',
  ]);
});

test('words of the location match locations, not titles and companies', async () => {
  await publish(api, [
    { title: 'Porto waiter', company: 'Porto Works', location: 'Lisboa' },
    { title: 'Nurse', location: 'Vila Nova de Gaia, Pôrto', publishedAt: at(1) },
    { title: 'Nurse', location: 'Portonovo', publishedAt: at(2) },
    { title: 'Nurse' },
  ]);
  expect(await titles({ where: 'porto' })).toEqual(['Nurse', 'Nurse']);
  expect(await titles({ where: 'GAIA porto' })).toHaveLength(1);
  expect(await titles({ q: 'waiter', where: 'porto' })).toEqual([]);
  expect(await titles({ q: 'porto waiter', where: 'lisboa' })).toEqual(['Porto waiter']);
  expect(await titles({ where: '!!' })).toHaveLength(4);
});

test('work mode and age filter the postings, also together with other filters', async () => {
  await publish(api, [
    { title: 'Old remote', workMode: 'remote', category: 'engineering', publishedAt: at(2) },
    { title: 'New remote', workMode: 'remote', publishedAt: at(9) },
    { title: 'New here', workMode: 'onsite', category: 'engineering', publishedAt: at(8) },
    { title: 'A week ago', publishedAt: at(3) },
  ]);
  expect(await titles({ workMode: 'remote' })).toEqual(['New remote', 'Old remote']);
  expect(await titles({ postedWithin: 7 })).toEqual(['New remote', 'New here', 'A week ago']);
  expect(await titles({ postedWithin: 1, workMode: 'onsite' })).toEqual([]);
  expect(await titles({ postedWithin: 3, q: 'new' })).toEqual(['New remote', 'New here']);
  expect(await titles({ workMode: 'remote', category: 'engineering', postedWithin: 30 })).toEqual(['Old remote']);
});

test('the count equals the number of found postings, up to the limit', async () => {
  await publish(api, [
    { title: 'Nurse', location: 'Oslo', salary: 50_000, publishedAt: at(9) },
    { title: 'Nurse at night', category: 'health-care', employmentType: 'part_time', workMode: 'onsite', publishedAt: at(1) },
    { title: '***', location: 'Oslo' },
  ]);
  const questions: Partial<JobSearch>[] = [
    {},
    { q: 'nurse' },
    { q: '***' },
    { q: '???' },
    { q: 'absent' },
    { where: 'oslo' },
    { q: 'nurse', where: 'oslo', minSalary: 40_000, postedWithin: 2 },
    { category: 'health-care', employmentType: 'part_time', workMode: 'onsite' },
  ];
  for (const question of questions) {
    expect(await searcher.count(question)).toEqual({ count: (await titles(question)).length, more: false });
  }
});

test('a found posting has the fields that a list shows', async () => {
  const [id] = await publish(api, [{ title: 'Cook', location: 'Oslo', category: 'sales', employmentType: 'contract', salary: 40_000 }]);
  const { items } = await searcher.search({ limit: 1 });
  expect(items).toEqual([
    {
      id,
      sentence: null,
      title: 'Cook',
      company: { id: expect.any(String), name: 'Fixture Works' },
      location: 'Oslo',
      workMode: null,
      employmentType: 'contract',
      category: { code: 'sales', name: 'Sales' },
      salary: { min: null, max: 4_000_000, currency: 'EUR', period: 'year' },
      publishedAt: '2026-03-01T09:00:00.000Z',
    },
  ]);
});

test('for every search the pages list each posting once and in order, also with equal times', async () => {
  const sketches = Array.from({ length: 40 }, (_, index): PostingSketch => {
    const title = ['Engineer', 'Engineer', 'Engineering lead', 'Nurse'][index % 4] ?? '';
    return {
      title,
      publishedAt: at(index % 3),
      ...(index % 3 === 0 ? {} : { location: 'Oslo' }),
      ...(index % 5 === 0 ? {} : { category: 'engineering' }),
      ...(index % 2 === 0 ? { salary: 1000 * index } : {}),
    };
  });
  await publish(api, sketches);
  const question = fc.record(
    {
      q: fc.constantFrom('engineer', 'nurse', 'lead', 'none'),
      category: fc.constant('engineering'),
      minSalary: fc.constantFrom(1, 10_000, 30_000),
      where: fc.constant('oslo'),
      postedWithin: fc.constantFrom(9, 10),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(question, fc.integer({ min: 1, max: 12 }), async (search, limit) => {
      const whole = await walk(search, 100);
      expect(new Set(whole).size).toBe(whole.length);
      expect(await walk(search, limit)).toEqual(whole);
    }),
    { numRuns: runs(40) },
  );
});

test('matches older than the newest few thousand postings are found, in order', async () => {
  const [common = '', ...rare] = await publish(api, [
    { title: 'Baker', publishedAt: at(900) },
    ...[1, 3, 2].map((day): PostingSketch => ({ title: `Rare bird watcher ${day}`, salary: 90_000, publishedAt: at(day) })),
  ]);
  await copyMany(api, common, 3200);
  expect(await walk({ q: 'bird' }, 2)).toEqual([rare[1], rare[2], rare[0]]);
  expect(await walk({ minSalary: 80_000 }, 2)).toEqual([rare[1], rare[2], rare[0]]);
  expect(await searcher.count({})).toEqual({ count: 3204, more: false });
  expect(await searcher.count({ q: 'bird' })).toEqual({ count: 3, more: false });
});

test('a connection keeps prepared statements only for the common shapes of a search', async () => {
  const fits = { category: 'engineering', employmentType: 'full_time', workMode: 'remote', salary: 40_000, location: 'Lyon' } as const;
  await publish(
    api,
    ['Nurse', 'Nurse at night', 'Nurse by day', '***', '***'].map((title) => ({ ...fits, title, publishedAt: at(9) })),
  );
  const [posting] = (await searcher.search({ limit: 1 })).items;
  const parts: Partial<JobSearch>[] = [
    { companyId: posting?.company.id },
    { category: fits.category },
    { employmentType: fits.employmentType },
    { workMode: fits.workMode },
    { minSalary: 30_000 },
    { postedWithin: 7 },
    { where: fits.location },
  ];
  await searchDatabase(api)
    .connection()
    .execute(async (connection) => {
      const alone = newSearcher(api, () => at(10), { db: connection });
      for (let shape = 0; shape < 2 ** parts.length; shape += 1) {
        const chosen = parts.filter((_, at) => (shape & (1 << at)) !== 0);
        if (chosen.length > 3) continue;
        for (const q of [undefined, 'nurse', '***']) {
          const question = Object.assign({ q, limit: 1 }, ...chosen);
          const { nextCursor } = await alone.search(question);
          expect(nextCursor).not.toBeNull();
          const next = await alone.search({ ...question, cursor: nextCursor });
          // Behind the posting with exactly the title, and behind the first one of the ranked ones.
          if (q === 'nurse') await alone.search({ ...question, cursor: next.nextCursor });
        }
      }
      const { rows } = await sql`select from pg_prepared_statements`.execute(connection);
      // At most two parts: 29 shapes without a text and 8 with one, each for a first and a later page. Other tests may have used the
      // connection, and may have added the third kind of page with a text, the page of one posting and what each request reads. No
      // page behind an exact title is prepared.
      expect(rows.length).toBeGreaterThanOrEqual(74);
      expect(rows.length).toBeLessThanOrEqual(90);
    });
});
