import { sql } from 'kysely';
import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { serverWith, testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createCompany, listCompanies } from '../contract/endpoints.ts';
import { openJobCounters } from '../contract/open-job-counters.ts';

/** What each of two plugins counts. */
const counts = [new Map<string, number>(), new Map<string, number>()] as const;

const posting = defineServerPlugin({
  id: 'posting',
  requires: ['employer'],
  setup: () => ({
    contributes: counts.map((count, index) =>
      openJobCounters.add(`posting.count-${index}`, 20 + index, {
        countsOf: async (ids) => new Map([...count].filter(([id]) => ids.includes(id))),
      }),
    ),
  }),
});

const api = testServer([...serverPlugins, posting]);

const SCHEDULE = 'employer.count-open-jobs';

async function company(name: string): Promise<string> {
  return (await api.as('employer', name).reply(createCompany, { body: { name } })).id;
}

async function stored(): Promise<Record<string, { readonly open: number; readonly row: string }>> {
  const { rows } = await sql<{ name: string; open: number; row: string }>`
    select name, open_jobs as open, xmin::text as row from companies`.execute(api.db);
  return Object.fromEntries(rows.map(({ name, ...rest }) => [name, rest]));
}

beforeEach(() => {
  for (const count of counts) count.clear();
});

describe('The schedule of open jobs', () => {
  test('writes the sum of all counters, and only into rows whose number has changed', async () => {
    const [busy, idle] = [await company('Busy Works'), await company('Idle Works')];
    counts[0].set(busy, 3);
    counts[1].set(busy, 4).set(idle, 0);
    const before = await stored();
    await api.runSchedule(SCHEDULE);
    const first = await stored();
    expect(first).toMatchObject({ 'Busy Works': { open: 7 }, 'Idle Works': { open: 0 } });
    expect(first['Idle Works']?.row).toBe(before['Idle Works']?.row);
    await api.runSchedule(SCHEDULE);
    expect(await stored()).toEqual(first);
    counts[0].delete(busy);
    counts[1].delete(busy);
    await api.runSchedule(SCHEDULE);
    expect(await stored()).toMatchObject({ 'Busy Works': { open: 0 } });
  });

  test('does not wait for a company that somebody changes, and writes it at its next run', async () => {
    const [held, free] = [await company('Held Works'), await company('Free Works')];
    counts[0].set(held, 1).set(free, 2);
    await api.db.transaction().execute(async (transaction) => {
      await sql`select from companies where id = ${held} for no key update`.execute(transaction);
      await api.runSchedule(SCHEDULE);
      expect(await stored()).toMatchObject({ 'Held Works': { open: 0 }, 'Free Works': { open: 2 } });
    });
    await api.runSchedule(SCHEDULE);
    expect(await stored()).toMatchObject({ 'Held Works': { open: 1 } });
  });

  test('counts more companies than one portion has, and leaves their versions and kept counts as they are', async () => {
    await sql`
      insert into companies (id, name, name_key, origin, country)
      select gen_random_uuid(), 'Many ' || n, 'many ' || n, 'imported', 'NO' from generate_series(1, 1203) as n`.execute(api.db);
    const { rows } = await sql<{ id: string }>`select id from companies where country = 'NO'`.execute(api.db);
    for (const [index, { id }] of rows.entries()) counts[0].set(id, index + 1);
    await api.runSchedule(SCHEDULE);
    const found = await sql<{ right: boolean; versions: number[] }>`
      select array_agg(distinct version) as versions, sum(open_jobs) = 1203 * 1204 / 2 as right from companies where country = 'NO'`.execute(
      api.db,
    );
    expect(found.rows).toEqual([{ versions: [1], right: true }]);
    const kept = await sql<{ n: number }>`
      select sum(n)::int as n from kept_counts where source = 'companies' and name = 'countries' and key = 'NO'`.execute(api.db);
    expect(kept.rows).toEqual([{ n: 1203 }]);
  });

  test('takes the numbers away where no plugin has postings any more', async () => {
    const without = await serverWith(serverPlugins.filter(({ id }) => ['users', 'account', 'admin-masters', 'employer'].includes(id)));
    await without.as('employer').reply(createCompany, { body: { name: 'Left Works' } });
    await sql`update companies set open_jobs = 5`.execute(without.db);
    await without.runSchedule(SCHEDULE);
    const { rows } = await sql`select open_jobs from companies`.execute(without.db);
    expect(rows).toEqual([{ open_jobs: 0 }]);
    const { items } = await without.as('visitor').reply(listCompanies, { query: { limit: 5 } });
    expect(items.map(({ openJobs }) => openJobs)).toEqual([null]);
    await without.close();
  });
});
