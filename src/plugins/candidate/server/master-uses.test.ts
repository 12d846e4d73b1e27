import { freshServer } from '#core/testing/server-kit.ts';
import { createRow, decideSuggestion, getRow, listSuggestions, mergeRow } from '#plugins/admin-masters/contract/endpoints.ts';
import type { SuggestionDecision } from '#plugins/admin-masters/contract/master-row.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { getMyProfile } from '../contract/endpoints.ts';
import type { CandidateTables } from './candidate-tables.ts';

const api = freshServer(serverPlugins);

const collect = () => api.runSchedule('admin-masters.collect-texts');

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

test('a merge replaces a category in its place in each profile, and keeps it once', async () => {
  const admin = api.as('admin');
  const entity = 'job-categories';
  for (const code of ['boats', 'ships', 'trains'])
    await admin.reply(createRow, { params: { entity }, body: { code, name: code, names: {} } });
  const lists: Readonly<Record<string, readonly string[]>> = {
    one: ['trains', 'boats'],
    two: ['boats', 'trains', 'ships'],
    three: ['ships', 'trains', 'boats'],
    four: ['trains'],
    five: [],
  };
  for (const [name, categories] of Object.entries(lists)) await save(name, 'preferences', { titles: ['boats'], categories });
  // Saved before profiles had categories.
  await save('six', 'preferences', { titles: ['boats'] });
  await save('one', 'place', { city: 'boats', categories: ['boats'] });
  expect((await admin.reply(getRow, { params: { entity, code: 'boats' } })).uses).toBe(3);
  await admin.reply(mergeRow, { params: { entity, code: 'boats' }, body: { into: 'ships', version: 1 } });
  expect((await admin.reply(getRow, { params: { entity, code: 'ships' } })).uses).toBe(3);
  const stored = async (name: string) => (await api.as('candidate', name).reply(getMyProfile)).sections.preferences.value;
  expect(await Promise.all([...Object.keys(lists), 'six'].map(async (name) => (await stored(name)).categories))).toEqual([
    ['trains', 'ships'],
    ['ships', 'trains'],
    ['ships', 'trains'],
    ['trains'],
    [],
    [],
  ]);
  expect((await stored('one')).titles).toEqual(['boats']);
});

test('a skill is suggested when three candidates typed it, until it is decided', async () => {
  const params = { entity: 'skills' };
  const admin = api.as('admin');
  const skills = (...names: string[]) => ({ items: names.map((name) => ({ name, level: null })) });
  await save('one', 'skills', skills('Welding', 'Sewing', 'Typing'));
  await save('two', 'skills', skills('welding', 'Sewing'));
  await collect();
  expect((await admin.reply(listSuggestions, { params })).items).toEqual([]);
  await save('three', 'skills', skills('WELDING', 'Sewing', 'Welding '));
  await collect();
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
  await collect();
  expect((await admin.reply(listSuggestions, { params })).items).toEqual([]);
  expect(await admin.status(decideSuggestion, decide(welding?.id, { decision: 'refuse' }))).toBe(404);
});

test('a refused suggestion does not return', async () => {
  const params = { entity: 'cities' };
  for (const name of ['one', 'two', 'three']) await save(name, 'place', { city: 'Nowhere' });
  const admin = api.as('admin');
  await collect();
  const [nowhere] = (await admin.reply(listSuggestions, { params })).items;
  await admin.reply(decideSuggestion, { params: { ...params, id: nowhere?.id ?? '' }, body: { decision: 'refuse' } });
  await collect();
  expect((await admin.reply(listSuggestions, { params })).items).toEqual([]);
});
