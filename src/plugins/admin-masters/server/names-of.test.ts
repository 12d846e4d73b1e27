import { freshServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { changeRows, createRow, mergeRow } from '../contract/endpoints.ts';
import type { KnownRow, MasterCatalogue } from '../contract/master-catalogue.ts';
import { createCatalogue } from './catalogue.ts';
import { Kinds } from './kinds.ts';
import type { MasterRowTables } from './master-tables.ts';

const params = { entity: 'skills' };

const api = freshServer(serverPlugins);
let catalogue: MasterCatalogue;
beforeEach(async () => {
  const db = api.db.$extendTables<MasterRowTables>();
  const kinds = new Kinds(
    () => [],
    () => [],
    db,
  );
  catalogue = createCatalogue(db, kinds, () => new Date());
});

const namesOf = async (...codes: string[]): Promise<Record<string, KnownRow>> =>
  Object.fromEntries(await catalogue.namesOf(params.entity, codes));

test('a row has its names in all languages and its alternative ones, also while it is hidden', async () => {
  const alternatives = [
    { language: 'en', name: 'Arc welding', kind: 'alternative' },
    { language: 'de', name: 'Schweissen', kind: 'hidden' },
  ] as const;
  const body = { code: 'welding', name: 'Welding', names: { de: 'Schweißen' }, alternatives };
  await api.as('admin').reply(createRow, { params, body });
  const { welding, ...others } = await namesOf('welding', 'no-such');
  expect(welding).toMatchObject({ code: 'welding', name: 'Welding', names: { de: 'Schweißen' }, codes: ['welding'] });
  expect(welding?.allNames.toSorted()).toEqual(['Arc welding', 'Schweissen', 'Schweißen', 'Welding']);
  expect(others).toEqual({});
  await api.as('admin').reply(changeRows, { params, body: { codes: ['welding'], action: 'hide' } });
  expect(await namesOf('welding')).toEqual({ welding });
});

test('a merged code and the code it was merged into give the same row', async () => {
  const admin = api.as('admin');
  for (const [code, name] of [
    ['mig', 'MIG'],
    ['joining', 'Joining'],
    ['welding', 'Welding'],
  ] as const) {
    await admin.reply(createRow, { params, body: { code, name, names: {} } });
  }
  await admin.reply(mergeRow, { params: { ...params, code: 'mig' }, body: { into: 'joining', version: 1 } });
  await admin.reply(mergeRow, { params: { ...params, code: 'joining' }, body: { into: 'welding', version: 2 } });
  const welding = {
    ...{ code: 'welding', name: 'Welding', names: {}, codes: ['welding', 'joining', 'mig'] },
    allNames: ['Joining', 'MIG', 'Welding'],
  };
  expect(await namesOf('mig', 'joining', 'welding')).toEqual({ mig: welding, joining: welding, welding });
});

test('no codes, and texts that are no codes, give nothing', async () => {
  expect(await namesOf()).toEqual({});
  expect(await namesOf('', "'", '~welding', 'x'.repeat(1000))).toEqual({});
});
