import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { orderPlugins } from '#core/contract/plugin-order.ts';
import { testDatabase } from '#core/testing/test-database.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { type FindingFacts, findingObstacles } from '../../contract/finding-obstacles.ts';
import { BLANK_SECTIONS } from '../../contract/sections.ts';
import { saved } from '../../contract/testing/some-sections.ts';
import { SEARCH_STATES, VISIBILITIES } from '../../contract/visibility.ts';
import type { CandidateTables } from '../candidate-tables.ts';
import { candidateRow } from '../search/candidate-row.ts';
import { visibleTo } from './visible-to.ts';

const database = testDatabase({ plugins: orderPlugins(serverPlugins) });

const OPEN: FindingFacts = { visibility: 'all', search: 'active', completeness: 60, isConfirmed: true };

const ALL_FACTS: readonly FindingFacts[] = VISIBILITIES.flatMap((visibility) =>
  SEARCH_STATES.flatMap((search) =>
    [59, 60].flatMap((completeness) => [false, true].map((isConfirmed) => ({ visibility, search, completeness, isConfirmed }))),
  ),
);

describe('The obstacles to being found', () => {
  test.each<[keyof FindingFacts, Partial<FindingFacts>, readonly string[], readonly string[]]>([
    ['visibility', { visibility: 'applied' }, ['visibility'], ['visibility']],
    ['visibility', { visibility: 'verified' }, [], ['visibility']],
    ['search', { search: 'open' }, [], []],
    ['search', { search: 'closed' }, ['search-closed'], ['search-closed']],
    ['completeness', { completeness: 59 }, ['incomplete'], ['incomplete']],
    ['isConfirmed', { isConfirmed: false }, ['unconfirmed'], ['unconfirmed']],
  ])('follow from the field "%s": %j', (_field, facts, forVerified, forOthers) => {
    expect(findingObstacles('verified', { ...OPEN, ...facts })).toEqual(forVerified);
    expect(findingObstacles('all', { ...OPEN, ...facts })).toEqual(forOthers);
  });

  test('are none for a company to which the candidate applied', () => {
    for (const facts of ALL_FACTS) expect(findingObstacles('applied', facts)).toEqual([]);
  });

  test('are none exactly where the database finds the candidate', async () => {
    const db = database.db.$extendTables<CandidateTables>();
    const facts = new Map(ALL_FACTS.map((each) => [uuidv7(), each]));
    const people = [...facts].map(([id, { isConfirmed }]) => ({
      ...{ id, identity_uid: id, email: `${id}@people.test`, name: id, role: 'candidate' as const, email_verified: isConfirmed },
    }));
    await db.insertInto('users').values(people).execute();
    const rows = [...facts].map(([id, { visibility, search, completeness, isConfirmed }]) => ({
      ...candidateRow(id, saved({ review: { ...BLANK_SECTIONS.review, visibility } }), { at: new Date(), isActive: isConfirmed }),
      ...{ search_state: search, completeness },
    }));
    await db.insertInto('candidate_search').values(rows).execute();
    for (const side of ['verified', 'all'] as const) {
      const viewer = { userId: uuidv7(), companyIds: [uuidv7()], isVerified: side === 'verified', domains: [] };
      const found = await sql<{ id: string }>`
        select users.id from candidate_search join users on users.id = candidate_id where ${visibleTo(viewer)}`.execute(db);
      const expected = [...facts].filter(([, each]) => findingObstacles(side, each).length === 0).map(([id]) => id);
      expect(expected.length).toBeGreaterThan(0);
      expect(found.rows.map(({ id }) => id).sort()).toEqual(expected.sort());
    }
  });
});
