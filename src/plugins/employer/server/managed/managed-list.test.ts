import { sql } from 'kysely';
import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createCompany } from '../../contract/endpoints.ts';
import type { ManagedFilters, ManagedOrder } from '../../contract/managed/managed-companies.ts';
import { listManagedCompanies } from '../../contract/managed/managed-endpoints.ts';
import { openJobCounters } from '../../contract/open-job-counters.ts';

const now = new Date('2026-03-05T09:00:00Z');
const posting = defineServerPlugin({
  id: 'posting',
  requires: ['employer'],
  setup: () => ({ contributes: [openJobCounters.add('posting.open-jobs', 20, { countsOf: async () => new Map() })] }),
});
const api = testServer([...serverPlugins, posting], { now: () => now });

type Asked = ManagedFilters & { readonly sort?: ManagedOrder | undefined };

/** The companies of a list, read in pages of two. */
async function listed(filters: Asked) {
  const found = [];
  for (let cursor: string | undefined; ; ) {
    const page = await api.as('admin').reply(listManagedCompanies, { query: { q: 'delta', ...filters, limit: 2, cursor } });
    found.push(...page.items);
    if (page.nextCursor === null) return found;
    cursor = page.nextCursor;
  }
}

const namesOf = async (filters: Asked): Promise<string[]> => (await listed(filters)).map(({ name }) => name);

const WAITING = { 'Delta Moor': '2026-03-02T08:00:00Z', 'Delta Reef': '2026-03-04T08:00:00Z' };
const JOBS = { 'Delta Ash': 2, 'Delta Reef': 5 };
const STATES = { 'Delta Ash': 'verified', 'Delta Cove': 'declined', 'Delta Moor': 'pending', 'Delta Reef': 'pending' };

beforeAll(async () => {
  const ids = new Map<string, string>();
  for (const name of ['Delta Reef', 'Delta Cove', 'Delta Moor', 'Delta Ash', 'Delta Bay']) {
    ids.set(name, (await api.as('employer', name).reply(createCompany, { body: { name } })).id);
  }
  for (const [name, state] of Object.entries(STATES)) {
    await sql`
      update companies set verification = ${state}, waiting_since = ${new Map(Object.entries(WAITING)).get(name) ?? null}::timestamptz,
        verified_at = case when ${state} = 'verified' then ${now}::timestamptz end, verified_way = case when ${state} = 'verified' then 'dns' end
      where id = ${ids.get(name)}`.execute(api.db);
  }
  for (const [name, jobs] of Object.entries(JOBS)) await sql`update companies set open_jobs = ${jobs} where name = ${name}`.execute(api.db);
  await sql`update companies set origin = 'imported', created_by = null where name = 'Delta Bay'`.execute(api.db);
  await sql`delete from company_members where company_id = ${ids.get('Delta Bay')}`.execute(api.db);
});

test.each([
  [undefined, ['Delta Moor', 'Delta Reef', 'Delta Ash', 'Delta Bay', 'Delta Cove']],
  ['name', ['Delta Ash', 'Delta Bay', 'Delta Cove', 'Delta Moor', 'Delta Reef']],
  ['newest', ['Delta Bay', 'Delta Ash', 'Delta Moor', 'Delta Cove', 'Delta Reef']],
  ['jobs', ['Delta Reef', 'Delta Ash', 'Delta Bay', 'Delta Cove', 'Delta Moor']],
] as const)('the order %s has each company once on its pages', async (sort, names) => {
  expect(await namesOf({ sort })).toEqual(names);
});

test('those that wait come first among all companies too', async () => {
  const { items } = await api.as('admin').reply(listManagedCompanies, { query: { limit: 2 } });
  expect(items.map(({ name }) => name)).toEqual(['Delta Moor', 'Delta Reef']);
});

test.each<[ManagedFilters, string[]]>([
  [{ state: 'pending' }, ['Delta Moor', 'Delta Reef']],
  [{ state: 'verified' }, ['Delta Ash']],
  [{ state: 'none' }, ['Delta Bay']],
  [{ origin: 'imported' }, ['Delta Bay']],
  [{ origin: 'authored', state: 'none' }, []],
  [{ members: 'none' }, ['Delta Bay']],
  [{ members: 'none', state: 'declined' }, []],
  [{ q: 'delta re' }, ['Delta Reef']],
  [{ q: '!?' }, []],
])('the filter %j finds its companies, and counts them', async (filters, names) => {
  expect(await namesOf(filters)).toEqual(names);
  const query = { q: 'delta', ...filters, limit: 1, count: 'only' } as const;
  expect((await api.as('admin').reply(listManagedCompanies, { query })).count).toEqual({ count: names.length, more: false });
});

test('a row says who manages the company, how its verification stands and since when', async () => {
  const rows = new Map((await listed({})).map((row) => [row.name, row]));
  expect(rows.get('Delta Moor')).toMatchObject({ state: 'pending', waitingSince: '2026-03-02T08:00:00.000Z', isLate: true, members: 1 });
  expect(rows.get('Delta Reef')).toMatchObject({ isLate: false, openJobs: 5, origin: 'authored' });
  expect(rows.get('Delta Bay')).toMatchObject({ state: 'none', waitingSince: null, isLate: false, members: 0, origin: 'imported' });
  expect(rows.get('Delta Ash')).toMatchObject({ state: 'verified', verified: { way: 'dns' } });
});

test('the companies of one account are shown to those who may read users', async () => {
  const owner = await api.as('employer', 'Delta Cove').actor();
  expect(await namesOf({ owner: owner.userId })).toEqual(['Delta Cove']);
});
