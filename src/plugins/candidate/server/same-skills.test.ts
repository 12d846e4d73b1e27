import { tablesIn } from '#core/server/db/transaction.ts';
import { freshServer } from '#core/testing/server-kit.ts';
import { whileFirstWaits } from '#core/testing/while-open.ts';
import { createRow, listSuggestions, mergeRow } from '#plugins/admin-masters/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { getMyProfile, saveSkills } from '../contract/endpoints.ts';
import type { Skill } from '../contract/item-schemas.ts';
import type { CandidateTables } from './candidate-tables.ts';

const params = { entity: 'skills' };
const ids = ['1', '2', '3', '4'].map((digit) => `018f0000-0000-7000-8000-00000000000${digit}`);

const skills = (...all: readonly (readonly [code: string, name: string])[]): readonly Skill[] =>
  all.map(([code, name], index) => ({ id: ids[index] ?? '', code, name, level: null, years: null, lastUsed: null }));

const api = freshServer(serverPlugins);
beforeEach(async () => {
  const alternative = { language: 'en', name: 'Arc work', kind: 'alternative' } as const;
  const rows = [
    { code: 'welding', name: 'Welding', names: { de: 'Löschen' }, alternatives: [alternative] },
    { code: 'soldering', name: 'Soldering', names: {} },
  ];
  for (const body of rows) await api.as('admin').reply(createRow, { params, body });
});

const refusalOf = async (who: string, items: readonly Skill[]) => {
  const { issues } = await api.as('candidate', who).refusal(saveSkills, { body: { value: { items }, version: 0 } });
  return issues?.map(({ path, code }) => [path, code]);
};

test('a skill is refused under another name of a skill in the list, in any language and spelling', async () => {
  expect(await refusalOf('ann', skills(['welding', 'Welding'], ['', 'loschen']))).toEqual([['value.items.1.name', 'candidate.same-skill']]);
  expect(await refusalOf('ann', skills(['', 'ARC  work'], ['', 'Cooking'], ['', 'Wélding']))).toEqual([
    ['value.items.2.name', 'candidate.same-skill'],
  ]);
  expect(await refusalOf('ann', skills(['welding', 'Welding'], ['welding', 'Arc work']))).toEqual([
    ['value.items.1.code', 'candidate.twice'],
  ]);
  const different = skills(['welding', 'Welding'], ['', 'Cooking'], ['soldering', 'Soldering']);
  expect(await api.as('candidate', 'ann').status(saveSkills, { body: { value: { items: different }, version: 0 } })).toBe(200);
});

test('two names that became names of one skill after the save stay', async () => {
  const ben = api.as('candidate', 'ben');
  const items = skills(['', 'Arc work'], ['', 'Glueing']);
  await ben.reply(saveSkills, { body: { value: { items }, version: 0 } });
  const glueing = { language: 'en', name: 'Glueing', kind: 'alternative' } as const;
  await api.as('admin').reply(createRow, { params, body: { code: 'joining', name: 'Joining', names: {}, alternatives: [glueing] } });
  await api.as('admin').reply(mergeRow, { params: { ...params, code: 'joining' }, body: { into: 'welding', version: 1 } });
  expect(await ben.status(saveSkills, { body: { value: { items }, version: 1 } })).toBe(200);
});

test('a merged skill gets the code of the other, and stays once', async () => {
  const cem = api.as('candidate', 'cem');
  const items = skills(['', 'Cooking'], ['soldering', 'Soldering'], ['welding', 'Welding']);
  await cem.reply(saveSkills, { body: { value: { items }, version: 0 } });
  const dora = api.as('candidate', 'dora');
  await dora.reply(saveSkills, { body: { value: { items: skills(['soldering', 'Soldering']) }, version: 0 } });
  await api.as('admin').reply(mergeRow, { params: { ...params, code: 'soldering' }, body: { into: 'welding', version: 1 } });
  const codesOf = async (who: typeof cem) =>
    (await who.reply(getMyProfile)).sections.skills.value.items.map(({ code, name }) => [code, name]);
  expect(await codesOf(cem)).toEqual([
    ['', 'Cooking'],
    ['welding', 'Soldering'],
  ]);
  expect(await codesOf(dora)).toEqual([['welding', 'Soldering']]);
});

test('skills that were chosen from the list are no suggestions', async () => {
  for (const who of ['eve', 'fay', 'gus']) {
    const items = skills(['welding', 'Welding at sea'], ['', 'Tightrope walking']);
    await api.as('candidate', who).reply(saveSkills, { body: { value: { items }, version: 0 } });
  }
  await api.runSchedule('admin-masters.collect-texts');
  const { items } = await api.as('admin').reply(listSuggestions, { params });
  expect(items.map(({ text }) => text)).toEqual(['Tightrope walking']);
});

test('a skill that is merged while a profile is saved has the code of the other', async () => {
  const fay = api.as('candidate', 'fay');
  const save = (items: readonly Skill[], version: number) => fay.status(saveSkills, { body: { value: { items }, version } });
  await save([], 0);
  const { userId } = await fay.actor();
  const statuses = await whileFirstWaits(
    api.db,
    (transaction) =>
      tablesIn<CandidateTables>(transaction)
        .selectFrom('candidate_sections')
        .select('section')
        .where('candidate_id', '=', userId)
        .forUpdate()
        .execute(),
    [
      () => save(skills(['soldering', 'Soldering']), 1),
      () => api.as('admin').status(mergeRow, { params: { ...params, code: 'soldering' }, body: { into: 'welding', version: 1 } }),
    ],
  );
  expect(statuses).toEqual([200, 200]);
  expect((await fay.reply(getMyProfile)).sections.skills.value.items).toMatchObject([{ code: 'welding' }]);
});
