import { testServer } from '#core/testing/server-kit.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { countCandidates, searchCandidates } from '../../contract/candidate-endpoints.ts';
import type { FoundCandidate } from '../../contract/candidate-search-schemas.ts';
import type { Preferences, Review } from '../../contract/section-schemas.ts';
import type { CandidateTables } from '../candidate-tables.ts';
import { type CandidateSketch, OFFERED, offer } from '../testing/search-fixture.ts';
import { verify } from '../testing/settled-world.ts';

const api = testServer(serverPlugins);
let companyId: string;
beforeAll(async () => {
  const body = { name: 'Harbour Works', website: 'https://jobs.bücher.example/' };
  companyId = (await api.as('employer').reply(createCompany, { body })).id;
});

/** Whom an employer finds. The count and the facets must agree. */
async function found(employer = api.as('employer')): Promise<readonly FoundCandidate[]> {
  const { items } = await employer.reply(searchCandidates, { query: { limit: 20 } });
  const { count, mode } = await employer.reply(countCandidates, { query: {} });
  expect([count, mode.reduce((sum, value) => sum + value.count, 0)]).toEqual([items.length, items.length]);
  return items;
}

const review = (more: Partial<Review>): CandidateSketch => ({ sections: { review: { ...OFFERED.review, ...more } } });
const preferences = (more: Partial<Preferences>): CandidateSketch => ({ sections: { preferences: { ...OFFERED.preferences, ...more } } });

test('an offered candidate is found, with the name, or without it when the candidate does not show it', async () => {
  const candidateId = await offer(api, 'ann');
  expect(await found()).toMatchObject([{ candidateId, name: 'candidate-ann', country: 'NL', city: 'Kampen' }]);
  await offer(api, 'ann', review({ showsName: false }));
  expect(await found()).toMatchObject([{ candidateId, name: null }]);
});

test.each<[string, CandidateSketch]>([
  ['is seen only where they applied', review({ visibility: 'applied' })],
  ['is seen only by verified companies', review({ visibility: 'verified' })],
  ['has closed the search', preferences({ search: 'closed' })],
  ['has not confirmed the email address', { emailVerified: false }],
])('a candidate who %s is not found', async (_state, sketch) => {
  await offer(api, 'ann', sketch);
  expect(await found()).toEqual([]);
});

test('a candidate whose search is open, not active, is found', async () => {
  await offer(api, 'ann', preferences({ search: 'open' }));
  expect(await found()).toHaveLength(1);
});

test('a verified company finds those who are seen by verified companies', async () => {
  await offer(api, 'ann', review({ visibility: 'verified' }));
  const verified = api.as('employer', 'verified');
  await verify(api, (await verified.reply(createCompany, { body: { name: 'Verified Works' } })).id);
  expect(await found(verified)).toHaveLength(1);
  expect(await found()).toEqual([]);
});

test('a profile is found from 60 percent on', async () => {
  await offer(api, 'ann');
  for (const [completeness, count] of [
    [59, 0],
    [60, 1],
  ] as const) {
    await api.db.$extendTables<CandidateTables>().updateTable('candidate_search').set({ completeness }).execute();
    expect([completeness, (await found()).length]).toEqual([completeness, count]);
  }
});

test('a suspended candidate is not found', async () => {
  const id = await offer(api, 'ann');
  const suspend = (status: 'suspended' | 'active') =>
    api.db
      .updateTable('users')
      .set({ status, suspended_for: status === 'active' ? null : 'spam' })
      .where('id', '=', id)
      .execute();
  await suspend('suspended');
  expect(await found()).toEqual([]);
  await suspend('active');
  expect(await found()).toHaveLength(1);
});

test('a blocked company finds nothing, and others do', async () => {
  await offer(api, 'ann', review({ blockedCompanies: [{ id: companyId, name: 'Harbour Works' }] }));
  expect(await found()).toEqual([]);
  const other = api.as('employer', 'other');
  await other.reply(createCompany, { body: { name: 'Other Place' } });
  expect(await found(other)).toHaveLength(1);
});

test.each([
  ['the website', 'bücher.example'],
  ['a subdomain of the website', 'www.xn--bcher-kva.example'],
  ['the email address', 'example.test'],
])('a company whose domain is blocked by %s finds nothing', async (_which, domain) => {
  await offer(api, 'ann', review({ blockedDomains: [domain] }));
  expect(await found()).toEqual([]);
});

test('another domain with the same end is not blocked', async () => {
  await offer(api, 'ann', review({ blockedDomains: ['ücher.example', 'le.test'] }));
  expect(await found()).toHaveLength(1);
});
