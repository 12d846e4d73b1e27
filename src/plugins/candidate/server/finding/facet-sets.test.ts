import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { runs } from '#core/testing/property-runs.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { countCandidates } from '../../contract/candidate-endpoints.ts';
import { saved } from '../../contract/testing/some-sections.ts';
import type { CandidateTables } from '../candidate-tables.ts';
import { candidateRow } from '../search/candidate-row.ts';
import { filters, naiveCounts, type Person, people, sectionsOf, toldCounts } from '../testing/facet-world.ts';

const NOW = new Date('2026-03-15T23:30:00.000Z');

const api = testServer(serverPlugins, { now: () => NOW });
const employer = api.as('employer');
beforeAll(async () => {
  await employer.reply(createCompany, { body: { name: 'Harbour Works' } });
});
beforeEach(async () => {
  await api.db.$extendTables<CandidateTables>().deleteFrom('candidate_search').execute();
});

async function store(persons: readonly Person[]): Promise<void> {
  const db = api.db.$extendTables<CandidateTables>();
  const rows = persons.map((person, index) => ({
    ...candidateRow(uuidv7(), saved(sectionsOf(person)), { at: new Date(NOW.getTime() - index), isActive: true }),
    completeness: 80,
  }));
  for (let from = 0; from < rows.length; from += 500) {
    const some = rows.slice(from, from + 500);
    const users = some.map(({ candidate_id: id }) => ({
      id,
      identity_uid: id,
      email: `${id}@people.test`,
      name: id,
      role: 'candidate' as const,
    }));
    await db.insertInto('users').values(users).execute();
    await db.insertInto('candidate_search').values(some).execute();
  }
}

test('every filter is counted under all other choices, whatever is chosen', async () => {
  const db = api.db.$extendTables<CandidateTables>();
  await fc.assert(
    fc
      .asyncProperty(people, fc.array(filters, { minLength: 4, maxLength: 4 }), async (persons, asked) => {
        await store(persons);
        // The headline of all is "Welder". A search with words reads all sets at once.
        for (const query of [...asked, ...asked.map((filter) => ({ ...filter, q: 'welder' }))])
          expect(toldCounts(await employer.reply(countCandidates, { query }))).toEqual(naiveCounts(persons, query));
      })
      .afterEach(async () => void (await db.deleteFrom('candidate_search').execute())),
    { numRuns: runs(25), endOnFailure: true },
  );
});

test('a choice that only old profiles have is counted where thousands of newer ones have the other choice', async () => {
  const person: Person = { skills: [], languages: {}, country: 'BE', categories: [], types: [], modes: ['onsite'], noticeDays: null };
  const newer = Array.from({ length: 4100 }, () => person);
  const older = Array.from({ length: 8 }, (_, index): Person => ({ ...person, country: 'NL', modes: [index < 5 ? 'onsite' : 'remote'] }));
  await store([...newer, ...older]);
  const { count, more, country, mode } = await employer.reply(countCandidates, { query: { q: 'welder', country: 'NL', mode: 'onsite' } });
  expect([count, more]).toEqual([5, false]);
  expect(country).toEqual([{ value: 'BE', name: null, count: 1000 }]);
  expect(mode.map(({ value, count: held }) => [value, held])).toEqual([
    ['onsite', 5],
    ['remote', 3],
  ]);
  expect((await employer.reply(countCandidates, { query: { q: 'welder', country: 'BE', mode: 'onsite' } })).more).toBe(true);
});
