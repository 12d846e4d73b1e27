import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { serverWith, testServer } from '#core/testing/server-kit.ts';
import { createRow, mergeRow } from '#plugins/admin-masters/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import type { CompanyFilters, CompanyOrder } from '../contract/company.ts';
import { createCompany, listCompanies, listCompanyFacets } from '../contract/endpoints.ts';
import { openJobCounters } from '../contract/open-job-counters.ts';

/** The number of open jobs of companies by id. */
const jobsOf = new Map<string, number>();

// A plugin with postings.
const posting = defineServerPlugin({
  id: 'posting',
  requires: ['employer'],
  setup: () => ({
    contributes: [openJobCounters.add('posting.open-jobs', 20, { countsOf: async () => jobsOf })],
  }),
});

const api = testServer([...serverPlugins, posting]);

type Asked = CompanyFilters & { readonly sort?: CompanyOrder | undefined };

/** The names of a list, read in pages of two. */
async function listed(filters: Asked): Promise<string[]> {
  const found: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await api.as('visitor').reply(listCompanies, { query: { ...filters, limit: 2, cursor } });
    found.push(...page.items.map(({ name }) => name));
    if (page.nextCursor === null) return found;
    cursor = page.nextCursor;
  }
}

const counted = async (filters: CompanyFilters): Promise<number | undefined> =>
  (await api.as('visitor').reply(listCompanies, { query: { ...filters, limit: 1, count: 'only' } })).count?.count;

describe('the order of the list', () => {
  const JOBS = { 'Sigma Dam': 0, 'Sigma Ash': 2, 'Sigma Elm': 1, 'Sigma Bay': 2, 'Sigma Cove': 0 };
  beforeAll(async () => {
    for (const [name, jobs] of Object.entries(JOBS)) {
      const { id } = await api.as('employer', name).reply(createCompany, { body: { name } });
      if (jobs > 0) jobsOf.set(id, jobs);
    }
    await api.runSchedule('employer.count-open-jobs');
  });

  test.each([
    [undefined, ['Sigma Ash', 'Sigma Bay', 'Sigma Cove', 'Sigma Dam', 'Sigma Elm']],
    ['name', ['Sigma Ash', 'Sigma Bay', 'Sigma Cove', 'Sigma Dam', 'Sigma Elm']],
    ['newest', ['Sigma Cove', 'Sigma Bay', 'Sigma Elm', 'Sigma Ash', 'Sigma Dam']],
    ['jobs', ['Sigma Ash', 'Sigma Bay', 'Sigma Elm', 'Sigma Cove', 'Sigma Dam']],
  ] as const)('%s has each company once on its pages', async (sort, names) => {
    expect(await listed({ q: 'sigma', sort })).toEqual(names);
  });

  test('of most jobs is that of all companies too, with the companies of one user', async () => {
    expect((await listed({ sort: 'jobs' })).filter((name) => name in JOBS)).toHaveLength(Object.keys(JOBS).length);
    const { userId } = await api.as('employer', 'Sigma Ash').actor();
    const query = { owner: userId, sort: 'jobs', limit: 5 } as const;
    expect((await api.as('admin').reply(listCompanies, { query })).items.map(({ name }) => name)).toEqual(['Sigma Ash']);
  });

  test('is by name instead of by jobs where no plugin has postings', async () => {
    const without = await serverWith(serverPlugins);
    for (const name of ['Rho Elm', 'Rho Ash']) await without.as('employer', name).reply(createCompany, { body: { name } });
    const { items } = await without.as('visitor').reply(listCompanies, { query: { q: 'rho', sort: 'jobs', limit: 5 } });
    expect(items.map(({ name, openJobs }) => [name, openJobs])).toEqual([
      ['Rho Ash', null],
      ['Rho Elm', null],
    ]);
    await without.close();
  });

  test('has no other word', async () => {
    const query: object = { sort: 'website' };
    expect(await api.as('visitor').status(listCompanies, { query })).toBe(422);
  });

  test('belongs to a cursor', async () => {
    const { nextCursor } = await api.as('visitor').reply(listCompanies, { query: { limit: 1, q: 'sigma', sort: 'newest' } });
    const other = { limit: 1, q: 'sigma', sort: 'jobs', cursor: nextCursor ?? '' } as const;
    expect(await api.as('visitor').status(listCompanies, { query: other })).toBe(422);
  });
});

describe('the companies of an industry', () => {
  const params = { entity: 'industries' };
  beforeAll(async () => {
    for (const [code, parent] of [
      ['pumps', 'isic-c'],
      ['old-pumps', null],
    ] as const) {
      await api.as('admin').reply(createRow, { params, body: { code, name: code, names: {}, parent } });
    }
    for (const [name, industry] of Object.entries({
      'Tau Mill': 'isic-c',
      'Tau Pumps': 'pumps',
      'Tau Farm': 'isic-a',
      'Tau Old': 'old-pumps',
    })) {
      const industries = [industry];
      expect(await api.as('employer', name).reply(createCompany, { body: { name, industries } })).toMatchObject({ industries });
    }
    await api.as('employer', 'Tau None').reply(createCompany, { body: { name: 'Tau None', industries: [] } });
  });

  test('are those of the industries below it too, in every order, and are counted', async () => {
    for (const sort of ['name', 'newest', 'jobs'] as const) {
      expect((await listed({ industry: 'isic-c', sort })).sort()).toEqual(['Tau Mill', 'Tau Pumps']);
    }
    expect(await listed({ industry: 'isic-c', q: 'mill' })).toEqual(['Tau Mill']);
    expect(await counted({ industry: 'isic-c' })).toBe(2);
    expect(await listed({ industry: 'pumps' })).toEqual(['Tau Pumps']);
  });

  test('are none where no row has the code', async () => {
    expect(await listed({ industry: 'no-such' })).toEqual([]);
    expect(await counted({ industry: "'; --" })).toBe(0);
    expect(await api.as('visitor').status(listCompanies, { query: { industry: 'x'.repeat(65) } })).toBe(422);
  });

  test('are found by the code of a merged industry', async () => {
    await api.as('admin').reply(mergeRow, { params: { ...params, code: 'old-pumps' }, body: { into: 'pumps', version: 1 } });
    for (const industry of ['pumps', 'old-pumps']) expect(await listed({ industry })).toEqual(['Tau Old', 'Tau Pumps']);
  });

  test('have a company of several industries once, and count it once for an industry above two of them', async () => {
    const body = { name: 'Upsilon', industries: ['isic-c', 'pumps', 'isic-a'] };
    await api.as('employer', 'Upsilon').reply(createCompany, { body });
    expect(await listed({ q: 'upsilon', industry: 'isic-c,pumps,isic-a' })).toEqual(['Upsilon']);
    const { industry } = await api.as('visitor').reply(listCompanyFacets, { query: { q: 'upsilon' } });
    expect(industry.values).toEqual(['isic-a', 'isic-c', 'pumps'].map((value) => ({ value, count: 1 })));
  });
});
