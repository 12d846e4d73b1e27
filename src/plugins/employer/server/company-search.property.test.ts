import fc from 'fast-check';
import { sql } from 'kysely';
import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { createRow } from '#plugins/admin-masters/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import type { CompanyFilters, CompanyOrder, CompanySize } from '../contract/company.ts';
import { createCompany, listCompanies, listCompanyFacets } from '../contract/endpoints.ts';
import { openJobCounters } from '../contract/open-job-counters.ts';

/** The numbers of open jobs that a plugin counts, by id. */
const jobsOf = new Map<string, number>();

const posting = defineServerPlugin({
  id: 'posting',
  requires: ['employer'],
  setup: () => ({ contributes: [openJobCounters.add('posting.open-jobs', 20, { countsOf: async () => jobsOf })] }),
});

const api = testServer([...serverPlugins, posting]);

interface Made {
  readonly id: string;
  readonly name: string;
  readonly words: readonly string[];
  readonly industries: readonly string[];
  readonly size: CompanySize | null;
  readonly country: string | null;
  readonly jobs: number;
}

const WORDS = ['harbour', 'mill', 'tower', 'harp', 'milo'];
const INDUSTRIES = ['isic-c', 'pumps', 'isic-a'];
const SETS = [['isic-c'], ['pumps'], ['isic-a', 'isic-c'], [], ['pumps', 'isic-c'], ['isic-a', 'pumps', 'isic-c'], ['isic-a']];
const SIZES = ['1', '2-10', '10001+', null] as const;
const COUNTRIES = ['DE', 'PT', 'BR', null];

/** What a filter of an industry finds. The industry `pumps` is below `isic-c`. */
const BRANCHES: Readonly<Record<string, readonly string[]>> = { 'isic-c': ['isic-c', 'pumps'], pumps: ['pumps'], 'isic-a': ['isic-a'] };

/** In the order of their creation. */
const made: Made[] = [];

async function make(index: number): Promise<void> {
  const of = <Value>(values: readonly Value[], step: number): Value => values[Math.floor(index / step) % values.length] as Value;
  const [name, tagline, city] = [`${of(WORDS, 1)} ${(index * 7) % 30}`, of(WORDS, 2), of(WORDS, 5)];
  const [industries, size, country] = [of(SETS, 1), of(SIZES, 3), of(COUNTRIES, 2)];
  const body = { name, tagline, places: [{ city, country: 'SE' }], industries, size, country };
  const { id } = await api.as('employer', `owner-${index}`).reply(createCompany, { body });
  const jobs = index % 3;
  jobsOf.set(id, jobs);
  made.push({ id, name, words: [...name.split(' '), tagline, city], industries, size, country, jobs });
}

beforeAll(async () => {
  const body = { code: 'pumps', name: 'Pumps', names: {}, parent: 'isic-c' };
  await api.as('admin').reply(createRow, { params: { entity: 'industries' }, body });
  for (let index = 0; index < 40; index++) await make(index);
  await api.runSchedule('employer.count-open-jobs');
});

/** The same by a plain reading of the rules. */
function isFound(company: Made, { q, industry, size, country, hiring }: CompanyFilters): boolean {
  const typed = q?.split(' ') ?? [];
  const hasWord = (word: string, at: number): boolean =>
    company.words.some((own) => (word.length > 2 || at === typed.length - 1 ? own.startsWith(word) : own === word));
  const isOne = (values: string | undefined, own: string | null): boolean =>
    values === undefined || (own !== null && values.split(',').includes(own));
  return (
    typed.every(hasWord) &&
    (industry === undefined || industry.split(',').some((code) => company.industries.some((own) => BRANCHES[code]?.includes(own)))) &&
    isOne(size, company.size) &&
    isOne(country, company.country) &&
    (hiring !== true || company.jobs > 0)
  );
}

function inOrder(companies: readonly Made[], sort: CompanyOrder | undefined): readonly string[] {
  const byName = (one: Made, other: Made): number =>
    one.name === other.name ? (one.id < other.id ? -1 : 1) : one.name < other.name ? -1 : 1;
  const created = (company: Made): number => made.indexOf(company);
  const orders: Readonly<Record<CompanyOrder, (one: Made, other: Made) => number>> = {
    name: byName,
    newest: (one, other) => created(other) - created(one),
    jobs: (one, other) => other.jobs - one.jobs || byName(one, other),
  };
  return [...companies].sort(orders[sort ?? 'name']).map(({ id }) => id);
}

async function pages(query: CompanyFilters & { readonly sort?: CompanyOrder | undefined }, limit: number, between?: () => Promise<void>) {
  const found: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await api.as('visitor').reply(listCompanies, { query: { ...query, limit, cursor } });
    found.push(...page.items.map(({ id }) => id));
    if (page.nextCursor === null) return found;
    cursor = page.nextCursor;
    await between?.();
  }
}

const someOf = (values: readonly (string | null)[], unknown: string) =>
  fc.option(
    fc.subarray([...values.filter((value) => value !== null), unknown], { minLength: 1 }).map((chosen) => chosen.join(',')),
    { nil: undefined },
  );

const filters = fc.record({
  q: fc.option(fc.constantFrom('h', 'har', 'harb mill', 'mi tower', 'mill har', 'tower 2', '2', 'nothing'), { nil: undefined }),
  industry: someOf(INDUSTRIES, 'no-such'),
  size: someOf(SIZES, '11-50'),
  country: someOf(COUNTRIES, 'XX'),
  hiring: fc.option(fc.boolean(), { nil: undefined }),
});

describe('The search of companies', () => {
  test('finds, orders and counts what a plain reading of its filters does', async () => {
    const sorts = fc.constantFrom(undefined, 'name' as const, 'newest' as const, 'jobs' as const);
    await fc.assert(
      fc.asyncProperty(filters, sorts, fc.integer({ min: 1, max: 50 }), async (filter, sort, limit) => {
        const right = inOrder(
          made.filter((company) => isFound(company, filter)),
          sort,
        );
        expect(await pages({ ...filter, sort }, limit)).toEqual(right);
        const { count } = await api.as('visitor').reply(listCompanies, { query: { ...filter, limit: 1, count: 'only' } });
        expect(count).toEqual({ count: right.length, more: false });
      }),
    );
  });

  test('counts for each value of a filter what it would find with this value alone in the filter', async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        const found = (change: CompanyFilters): number => made.filter((company) => isFound(company, { ...filter, ...change })).length;
        const facets = await api.as('visitor').reply(listCompanyFacets, { query: filter });
        expect(facets.found).toEqual({ count: found({}), more: false });
        expect(facets.hiring).toEqual({ count: found({ hiring: true }), more: false });
        for (const name of ['industry', 'size', 'country'] as const) {
          const counts = { industry: INDUSTRIES, size: SIZES, country: COUNTRIES }[name]
            .filter((value) => value !== null)
            .map((value) => [value, found({ [name]: value })] as const);
          const { values, more } = facets[name];
          expect(more).toBe(false);
          for (const [value, count] of counts) {
            // An industry that no company found has is listed only when it is chosen.
            const listed = values.find((one) => one.value === value)?.count;
            if (listed !== undefined || name !== 'industry') expect([value, listed ?? 0]).toEqual([value, count]);
          }
          expect(values.map(({ count }) => count)).toEqual(values.map(({ count }) => count).toSorted((one, other) => other - one));
        }
      }),
    );
  });

  test.each(['name', 'newest', 'jobs'] as const)('by %s meets each company once while others are added', async (sort) => {
    const before = made.map(({ id }) => id);
    const met = await pages({ sort }, 7, () => make(made.length));
    expect(new Set(met).size).toBe(met.length);
    expect(before.filter((id) => !met.includes(id))).toEqual([]);
  });

  test.each([
    ['21 sizes', { size: Array.from({ length: 21 }, (_, index) => `s${index}`).join(',') }],
    ['21 industries', { industry: Array.from({ length: 21 }, (_, index) => `code-${index}`).join(',') }],
    ['an unknown size', { size: '7' }],
    ['a country in lower case', { country: 'de' }],
    ['an empty value', { country: 'DE,' }],
    ['a NUL', { industry: 'isic-c\0' }],
    ['a lone surrogate', { industry: '\ud800,isic-c', size: '\udfff' }],
    ['another word for yes', { hiring: 'yes' }],
    ['an owner that is no id', { owner: 'me' }],
  ])('refuses %s, and so do its counts', async (_what, given) => {
    const query = given as CompanyFilters;
    expect(await api.as('visitor').status(listCompanies, { query: { ...query, limit: 1 } })).toBe(422);
    expect(await api.as('visitor').status(listCompanyFacets, { query })).toBe(422);
  });

  test('shows and counts the companies of a user to administrators only', async () => {
    const { userId: owner } = await api.as('employer', 'owner-3').actor();
    for (const who of ['visitor', 'employer', 'candidate'] as const) {
      expect(await api.as(who).status(listCompanyFacets, { query: { owner } })).toBe(403);
    }
    expect((await api.as('admin').reply(listCompanyFacets, { query: { owner } })).found).toEqual({ count: 1, more: false });
  });

  test('counts the first 5,000 companies, and says that there are more', async () => {
    await sql`
      insert into companies (id, name, name_key, origin, country, size)
      select gen_random_uuid(), 'Many ' || n, 'many ' || n, 'imported', 'NO', case when n % 2 = 0 then '1' end
      from generate_series(1, 5001) as n`.execute(api.db);
    const counted = (query: CompanyFilters) => api.as('visitor').reply(listCompanyFacets, { query });
    const { found, country, size } = await counted({ country: 'NO' });
    expect(found).toEqual({ count: 5000, more: true });
    expect([country.more, size.more]).toEqual([true, true]);
    // Half of them are small, and those are few enough.
    const small = await counted({ country: 'NO', size: '1' });
    expect(small.found).toEqual({ count: 2500, more: false });
    expect([small.size.more, small.industry.more]).toEqual([true, false]);
  });
});
