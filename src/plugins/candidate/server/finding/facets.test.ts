import { testServer } from '#core/testing/server-kit.ts';
import { createRow } from '#plugins/admin-masters/contract/endpoints.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { countCandidates, searchCandidates } from '../../contract/candidate-endpoints.ts';
import type { CandidateFacet } from '../../contract/candidate-search.ts';
import type { CandidateFilter } from '../../contract/candidate-search-schemas.ts';
import type { CandidateTables } from '../candidate-tables.ts';
import { language, OFFERED, offer, skill } from '../testing/search-fixture.ts';

const NOW = new Date('2026-03-15T23:30:00.000Z');

const api = testServer(serverPlugins, { now: () => NOW });
const employer = api.as('employer');
beforeAll(async () => {
  await employer.reply(createCompany, { body: { name: 'Harbour Works' } });
});
beforeEach(async () => {
  await api.db.$extendTables<CandidateTables>().deleteFrom('candidate_search').execute();
});

const facetsOf = (query: CandidateFilter) => employer.reply(countCandidates, { query });
const counts = (facet: CandidateFacet) => facet.map(({ value, count }) => [value, count]);

async function threeCandidates(): Promise<void> {
  const { place, preferences } = OFFERED;
  await offer(api, 'ann', {
    sections: {
      skills: { items: [skill('Welding', 'welding'), skill('Glass Blowing')] },
      languages: { items: [language('nl', 'native'), language('de', 'a1')] },
      preferences: { ...preferences, categories: ['sales'], availability: 'now' },
    },
  });
  await offer(api, 'ben', {
    sections: {
      skills: { items: [skill('Welding', 'welding')] },
      place: { ...place, country: 'BE' },
      preferences: { ...preferences, availability: 'notice', noticeDays: 30, workModes: ['remote'] },
    },
  });
  await offer(api, 'cem', {
    sections: { place: { ...place, country: 'BE' }, preferences: { ...preferences, availability: 'date', availableFrom: '2026-06' } },
  });
}

test('each filter has its values with their counts, and skills have their names', async () => {
  const body = { code: 'welding', name: 'Welding', names: { de: 'Schweißen' } };
  await api.as('admin').reply(createRow, { params: { entity: 'skills' }, body });
  await threeCandidates();
  const { count, more, skills, ...facets } = await facetsOf({});
  expect([count, more]).toEqual([3, false]);
  expect(skills).toEqual([
    { value: 'welding', name: 'Welding', names: { de: 'Schweißen' }, count: 2 },
    { value: '~glass_blowing', name: 'Glass Blowing', count: 1 },
  ]);
  expect(Object.fromEntries(Object.entries(facets).map(([name, facet]) => [name, counts(facet)]))).toEqual({
    languages: [
      ['de', 1],
      ['nl', 1],
    ],
    country: [
      ['BE', 2],
      ['NL', 1],
    ],
    category: [['sales', 1]],
    type: [['full_time', 3]],
    mode: [
      ['onsite', 2],
      ['remote', 1],
    ],
    startWithin: [
      ['0', 1],
      ['30', 2],
      ['90', 3],
    ],
  });
});

test('a filter with a choice is counted without it, and the others with it', async () => {
  await threeCandidates();
  const facets = await facetsOf({ country: 'BE', mode: 'remote', startWithin: '30' });
  expect(facets.count).toBe(1);
  expect(counts(facets.country)).toEqual([['BE', 1]]);
  expect(counts(facets.mode)).toEqual([['remote', 1]]);
  expect(counts(facets.startWithin)).toEqual([
    ['0', 0],
    ['30', 1],
    ['90', 1],
  ]);
  expect(counts((await facetsOf({ country: 'BE' })).country)).toEqual([
    ['BE', 2],
    ['NL', 1],
  ]);
  for (const all of [true, false]) {
    const chosen = await facetsOf({ skills: 'welding,~glass_blowing', allSkills: all });
    expect(chosen.count).toBe(all ? 1 : 2);
    expect(counts(chosen.skills)).toEqual([
      ['welding', 2],
      ['~glass_blowing', 1],
    ]);
  }
  expect(counts((await facetsOf({ languages: 'nl:a1' })).languages)).toEqual([
    ['de', 1],
    ['nl', 1],
  ]);
});

test('a code without a row of master data stands for itself', async () => {
  await offer(api, 'ann', { sections: { skills: { items: [skill('Gone', 'gone')] } } });
  expect((await facetsOf({})).skills).toEqual([{ value: 'gone', name: 'gone', count: 1 }]);
});

test('a search without words or without candidates counts nothing', async () => {
  await threeCandidates();
  for (const q of ['!!!', 'absent']) {
    expect(await facetsOf({ q })).toMatchObject({ count: 0, more: false, skills: [], country: [] });
    expect(counts((await facetsOf({ q })).startWithin)).toEqual([
      ['0', 0],
      ['30', 0],
      ['90', 0],
    ]);
  }
  expect(await api.as('employer', 'alone').reply(countCandidates, { query: {} })).toMatchObject({ count: 0, skills: [], country: [] });
});

test('the newest thousand candidates are counted, and a search tells that there are more', async () => {
  const id = await offer(api, 'ann', { at: NOW });
  const db = api.db.$extendTables<CandidateTables>();
  const user = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const { is_offered: _, has_blocks: _blocks, ...row } = await db.selectFrom('candidate_search').selectAll().executeTakeFirstOrThrow();
  const others = Array.from({ length: 1000 }, (_none, index) => `018f0000-0000-7000-8000-${String(index).padStart(12, '0')}`);
  await db
    .insertInto('users')
    .values(others.map((other) => ({ ...user, id: other, identity_uid: other, email: `${other}@example.test` })))
    .execute();
  const insert = (some: readonly string[]) =>
    db
      .insertInto('candidate_search')
      .values(some.map((other) => ({ ...row, candidate_id: other, country: 'BE', updated_at: new Date(NOW.getTime() + 1000) })))
      .execute();
  await insert(others.slice(0, 999));
  const exact = await facetsOf({});
  expect([exact.count, exact.more, counts(exact.country)]).toEqual([
    1000,
    false,
    [
      ['BE', 999],
      ['NL', 1],
    ],
  ]);
  await insert(others.slice(999));
  const more = await facetsOf({});
  expect([more.count, more.more, counts(more.country)]).toEqual([1000, true, [['BE', 1000]]]);
  expect((await employer.reply(searchCandidates, { query: { limit: 5 } })).items).toHaveLength(5);
});
