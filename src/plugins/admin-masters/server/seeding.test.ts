import { v7 as uuid } from 'uuid';
import { freshServer } from '#core/testing/server-kit.ts';
import { defineMaster } from '../contract/define-master.ts';
import { createRow, deleteRow, getRow, mergeRow, updateRow } from '../contract/endpoints.ts';
import { type MasterSource, masterSources, storedMaster } from '../contract/master-source.ts';
import { listOffered } from '../contract/offered-endpoints.ts';
import { adminMastersServerPlugin } from './admin-masters.server-plugin.ts';
import { Kinds } from './kinds.ts';
import type { MasterRowDatabase, MasterRowTables } from './master-tables.ts';
import { OfferedSearch } from './offered/offered-search.ts';
import { seedKinds } from './seeding.ts';
import { SAMPLES, sampleMastersPlugin } from './testing/sample-source.ts';

const entity = 'company-benefits';
const benefits = storedMaster(defineMaster({ entity, isOffered: true }), {
  seed: async () => [
    { code: 'canteen', name: 'Canteen', names: { de: 'Kantine' } },
    { code: 'coffee', name: 'Coffee', names: {}, parent: 'canteen', alternatives: [{ language: 'en', name: 'Coffe', kind: 'hidden' }] },
    { code: 'bicycle', name: 'Bicycle', names: {}, isHidden: true },
  ],
});

const api = freshServer([adminMastersServerPlugin, sampleMastersPlugin]);
const admin = api.as('admin');
let db: MasterRowDatabase;
beforeEach(async () => {
  db = api.db.$extendTables<MasterRowTables>();
});

const kindsWith = (...more: MasterSource[]): Kinds =>
  new Kinds(
    () => [
      ...api.registry.contributions(masterSources),
      ...more.map((value, index) => masterSources.add(`test.more-${index}`, 900, value)),
    ],
    () => [],
    db,
  );
const seed = (...more: MasterSource[]) => seedKinds(db, kindsWith(...more), () => new Date());
const codesOf = async (kind: string): Promise<string[]> =>
  (await db.selectFrom('master_rows').select('code').where('entity', '=', kind).orderBy('sort').execute()).map(({ code }) => code);
const namesOf = async (kind: string): Promise<number> =>
  (await db.selectFrom('master_names').select('name').where('entity', '=', kind).execute()).length;

test('a kind that is added later gets its rows in their order, once, also from several servers at once', async () => {
  expect(await codesOf(entity)).toEqual([]);
  await Promise.all(Array.from({ length: 5 }, () => seed(benefits)));
  expect(await codesOf(entity)).toEqual(['canteen', 'coffee', 'bicycle']);
  expect(await namesOf(entity)).toBe(5);
  await seed(benefits);
  expect(await codesOf(entity)).toEqual(['canteen', 'coffee', 'bicycle']);
});

test('caches learn that a kind has its first rows', async () => {
  const offered = new OfferedSearch(db, kindsWith(benefits));
  const before = await offered.revisionOf(entity);
  await seed(benefits);
  expect(await offered.revisionOf(entity)).not.toBe(before);
});

test('what administrators changed, deleted, hid or merged stays at the next start', async () => {
  const own = { entity: 'certificate-types' };
  const [first = '', second = '', third = ''] = await codesOf(own.entity);
  await admin.reply(updateRow, { params: { ...own, code: first }, body: { name: 'Mine', names: {}, isHidden: true, version: 1 } });
  await admin.reply(deleteRow, { params: { ...own, code: second } });
  await admin.reply(createRow, { params: own, body: { code: 'mine', name: 'New', names: {} } });
  await admin.reply(mergeRow, { params: { ...own, code: third }, body: { into: 'mine', version: 1 } });
  const before = await db.selectFrom('master_rows').selectAll().orderBy('entity').orderBy('code').execute();
  await Promise.all([seed(), seed(benefits)]);
  const after = await db.selectFrom('master_rows').selectAll().where('entity', '<>', entity).orderBy('entity').orderBy('code').execute();
  expect(after).toEqual(before);
  expect(await admin.status(getRow, { params: { ...own, code: second } })).toBe(404);
});

test('a kind whose rows cannot be stored is as if it was never there, and the next start tries again', async () => {
  const broken = storedMaster(benefits.description, { seed: async () => [{ code: 'coffee', name: 'Coffee', names: {}, parent: 'none' }] });
  await expect(seed(broken)).rejects.toThrow();
  expect(await codesOf(entity)).toEqual([]);
  await seed(benefits);
  expect(await codesOf(entity)).toHaveLength(3);
});

test('a kind without first rows begins empty and takes rows', async () => {
  expect(await codesOf(SAMPLES)).toEqual([]);
  await admin.reply(createRow, { params: { entity: SAMPLES }, body: { name: 'First', names: {} } });
  await seed();
  expect((await admin.reply(listOffered, { params: { entity: SAMPLES } })).items).toHaveLength(1);
});

test('a later version adds the rows that are new, once, and leaves alone what administrators have, had or named', async () => {
  await seed(benefits);
  const kinds = kindsWith(benefits);
  const own = { entity, code: 'coffee' };
  await db.updateTable('master_rows').set({ name: 'Espresso' }).where('entity', '=', entity).where('code', '=', 'coffee').execute();
  await db
    .insertInto('master_history')
    .values({ id: uuid(), entity, code: 'sauna', version: 2, at: new Date(), by: null, action: 'deleted', before: null, after: null })
    .execute();
  const before = await new OfferedSearch(db, kinds).revisionOf(entity);
  const names = ['Canteen', 'Coffee', 'Bicycle', 'Kantine', 'Sauna', 'Piano'];
  const more = storedMaster(benefits.description, {
    seed: async () => names.map((name) => ({ code: name.toLowerCase(), name, names: {} })),
    seedVersion: 2,
  });
  await Promise.all(Array.from({ length: 5 }, () => seed(more)));
  expect((await codesOf(entity)).toSorted()).toEqual(['bicycle', 'canteen', 'coffee', 'piano']);
  const coffee = await db.selectFrom('master_rows').select('name').where('entity', '=', own.entity).where('code', '=', own.code).execute();
  expect(coffee).toEqual([{ name: 'Espresso' }]);
  expect(await new OfferedSearch(db, kinds).revisionOf(entity)).not.toBe(before);
  await db.deleteFrom('master_rows').where('code', '=', 'piano').execute();
  await seed(more);
  expect(await codesOf(entity)).not.toContain('piano');
});
