import { serverWith, type TestServer } from '#core/testing/server-kit.ts';
import { decideSuggestion, getRow, listSuggestions } from '#plugins/admin-masters/contract/endpoints.ts';
import type { SuggestionDecision } from '#plugins/admin-masters/contract/master-row.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import type { CandidateTables } from './candidate-tables.ts';

let api: TestServer;
beforeEach(async () => {
  api = await serverWith(serverPlugins);
});
afterEach(() => api.close());

async function save(name: string, section: string, document: unknown): Promise<void> {
  const { userId } = await api.as('candidate', name).actor();
  const row = { candidate_id: userId, section, document: JSON.stringify(document), version: 1 };
  await api.db.$extendTables<CandidateTables>().insertInto('candidate_sections').values(row).execute();
}

test('a profile counts once for each code that it uses, wherever it stands', async () => {
  await save('one', 'place', { country: 'DE', moveTo: ['DE', 'AT'], mayWorkIn: ['DE'], city: 'Bonn' });
  await save('two', 'place', { country: 'AT', moveTo: [], mayWorkIn: [] });
  await save('two', 'languages', { items: [{ code: 'de' }, { code: 'en' }] });
  const usesOf = async (entity: string, code: string) => (await api.as('admin').reply(getRow, { params: { entity, code } })).uses;
  expect(await usesOf('countries', 'DE')).toBe(1);
  expect(await usesOf('countries', 'AT')).toBe(2);
  expect(await usesOf('countries', 'FR')).toBe(0);
  expect(await usesOf('languages', 'de')).toBe(1);
});

test('a skill is suggested when three candidates typed it, until it is decided', async () => {
  const params = { entity: 'skills' };
  const admin = api.as('admin');
  const skills = (...names: string[]) => ({ items: names.map((name) => ({ name, level: null })) });
  await save('one', 'skills', skills('Welding', 'Sewing', 'Typing'));
  await save('two', 'skills', skills('welding', 'Sewing'));
  expect((await admin.reply(listSuggestions, { params })).items).toEqual([]);
  await save('three', 'skills', skills('WELDING', 'Sewing', 'Welding '));
  const { items } = await admin.reply(listSuggestions, { params });
  expect(items.map(({ text, people }) => [text.toLowerCase(), people])).toEqual([
    ['sewing', 3],
    ['welding', 3],
  ]);
  const [sewing, welding] = items;
  const decide = (id: string | undefined, body: SuggestionDecision) => ({ params: { ...params, id: id ?? '' }, body });
  const added = await admin.reply(decideSuggestion, decide(sewing?.id, { decision: 'add' }));
  expect(added.row).toMatchObject({ code: 'sewing', name: 'Sewing' });
  const alias = await admin.reply(decideSuggestion, decide(welding?.id, { decision: 'alias', of: 'sewing' }));
  expect(alias.row?.alternatives).toHaveLength(1);
  expect((await admin.reply(listSuggestions, { params })).items).toEqual([]);
  expect(await admin.status(decideSuggestion, decide(welding?.id, { decision: 'refuse' }))).toBe(404);
});

test('a refused suggestion does not return', async () => {
  const params = { entity: 'cities' };
  for (const name of ['one', 'two', 'three']) await save(name, 'place', { city: 'Nowhere' });
  const admin = api.as('admin');
  const [nowhere] = (await admin.reply(listSuggestions, { params })).items;
  await admin.reply(decideSuggestion, { params: { ...params, id: nowhere?.id ?? '' }, body: { decision: 'refuse' } });
  expect((await admin.reply(listSuggestions, { params })).items).toEqual([]);
});
