import { freshServer } from '#core/testing/server-kit.ts';
import { createRow, mergeRow } from '#plugins/admin-masters/contract/endpoints.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { searchCandidates } from '../contract/candidate-endpoints.ts';
import type { CandidateQuery } from '../contract/candidate-search.ts';
import type { CandidateTables } from './candidate-tables.ts';
import { OFFERED, offer, skill } from './testing/search-fixture.ts';

const AT = new Date('2026-03-15T09:00:00.000Z');

const api = freshServer(serverPlugins);
const employer = api.as('employer');
beforeEach(async () => {
  await employer.reply(createCompany, { body: { name: 'Harbour Works' } });
});

async function create(entity: string, ...codes: readonly string[]): Promise<void> {
  for (const code of codes)
    await api.as('admin').reply(createRow, { params: { entity }, body: { code, name: `Name of ${code}`, names: {} } });
}

const merge = (entity: string, code: string, into: string) =>
  api.as('admin').reply(mergeRow, { params: { entity, code }, body: { into, version: 1 } });
const found = async (query: CandidateQuery) => (await employer.reply(searchCandidates, { query: { limit: 10, ...query } })).items.length;
const rowOf = (id: string) =>
  api.db.$extendTables<CandidateTables>().selectFrom('candidate_search').selectAll().where('candidate_id', '=', id).executeTakeFirst();

test('a merged skill is found by its old code, its new code and their names, and is there once', async () => {
  await create('skills', 'mig', 'welding');
  const both = await offer(api, 'ann', { at: AT, sections: { skills: { items: [skill('Welding', 'welding'), skill('Arc', 'mig')] } } });
  const old = await offer(api, 'ben', { at: AT, sections: { skills: { items: [skill('Arc', 'mig')] } } });
  const typed = await offer(api, 'cem', { at: AT, sections: { skills: { items: [skill('name of MIG')] } } });
  expect(await found({ skills: 'welding' })).toBe(1);
  const before = await rowOf(both);
  await merge('skills', 'mig', 'welding');
  for (const skills of ['welding', 'mig', '~name_of_mig', '~name_of_welding'])
    expect([skills, await found({ skills })]).toEqual([skills, 3]);
  const [first, second, third] = [await rowOf(both), await rowOf(old), await rowOf(typed)];
  const skillsOf = (row: typeof first) => row?.terms.match(/(?<='s:)[^']+/g);
  expect([first, second, third].map(skillsOf)).toEqual([['welding'], ['welding'], ['~name_of_mig']]);
  expect([before?.words.includes('arc'), first?.words.includes('arc'), second?.words.includes('arc')]).toEqual([true, false, true]);
  expect([before?.completeness, first?.completeness]).toEqual([90, 85]);
  expect([first?.updated_at, second?.updated_at]).toEqual([AT, AT]);
});

test('a merged category is found by its new code, and is there once', async () => {
  await create('job-categories', 'boats', 'ships');
  const id = await offer(api, 'ann', { sections: { preferences: { ...OFFERED.preferences, categories: ['boats', 'ships'] } } });
  await merge('job-categories', 'boats', 'ships');
  expect((await rowOf(id))?.terms.match(/(?<='k:)[^']+/g)).toEqual(['ships']);
  expect(await found({ category: 'ships' })).toBe(1);
});
