import { sql } from 'kysely';
import { inTransaction } from '#core/server/db/transaction.ts';
import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { freshServer } from '#core/testing/server-kit.ts';
import { createRow, deleteRow, getRow, mergeRow, updateRow } from '#plugins/admin-masters/contract/endpoints.ts';
import { type MasterCatalogue, masterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { jobsDatabase } from '../testing/search-fixture.ts';
import { type CategoryOfName, ensureCategories } from './ensure-categories.ts';

// A plugin that gets the service the way other plugins get it.
const asking = defineServerPlugin({
  id: 'asking',
  requires: ['admin-masters'],
  setup: (kernel) => {
    catalogue = kernel.service(masterCatalogue);
    return {};
  },
});

let catalogue: MasterCatalogue;
const api = freshServer([...serverPlugins, asking]);

const entity = 'job-categories';
const ensured = (...names: string[]): Promise<CategoryOfName> =>
  inTransaction(jobsDatabase(api), (trx, transaction) => ensureCategories(trx, transaction, catalogue, names));
const codesOf = async (...names: string[]) => [...(await ensured(...names))].map(([name, { code }]) => [name, code]);

async function someoneWaits(): Promise<void> {
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await waiting.execute(api.db)).rows.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
}

test('names have categories by their codes, new ones too, merged ones that of the other row', async () => {
  const admin = api.as('admin');
  for (const code of ['cooperage', 'barrels', 'gone'])
    await admin.reply(createRow, { params: { entity }, body: { code, name: code, names: {} } });
  await admin.reply(mergeRow, { params: { entity, code: 'cooperage' }, body: { into: 'barrels', version: 1 } });
  await admin.reply(deleteRow, { params: { entity, code: 'gone' } });
  expect(await codesOf('Cooperage', 'ENGINEERING', 'Engineering!', 'Gone', 'New', '!!')).toEqual([
    ['Cooperage', 'barrels'],
    ['ENGINEERING', 'engineering'],
    ['Engineering!', 'engineering-2'],
    ['Gone', 'gone'],
    ['New', 'new'],
  ]);
  expect(await codesOf('Cooperage', 'Engineering')).toEqual([
    ['Cooperage', 'barrels'],
    ['Engineering', 'engineering'],
  ]);
  expect(await ensured()).toEqual(new Map());
});

test('names that differ in signs have categories of their own, also in a later file', async () => {
  const names = ['C++', 'C#', 'C', 'R&D', 'R D', '.NET', 'NET', 'c++'];
  const codes = await codesOf(...names);
  expect(new Set(codes.map(([, code]) => code)).size).toBe(7);
  expect(Object.fromEntries(codes)).toMatchObject({ 'C++': codes.at(-1)?.[1] });
  for (const name of names) expect(await codesOf(name)).toEqual(codes.filter(([each]) => each === name));
});

test('a category that was renamed keeps the names of its code', async () => {
  await ensured('Brewing');
  const row = { params: { entity, code: 'brewing' } };
  const { version } = await api.as('admin').reply(getRow, row);
  await api.as('admin').reply(updateRow, { ...row, body: { name: 'Beer', names: {}, isHidden: false, version } });
  expect(await codesOf('Brewing', 'Beer')).toEqual([
    ['Brewing', 'brewing'],
    ['Beer', 'brewing'],
  ]);
});

test('a category named in another script has a row that administrators can open', async () => {
  const [[, code] = []] = await codesOf('صناعة البراميل');
  expect(await api.as('admin').reply(getRow, { params: { entity, code: code ?? '' } })).toMatchObject({ name: 'صناعة البراميل' });
});

test('an import with known and new categories and a change of the known one do not wait for each other in vain', async () => {
  let importing: Promise<CategoryOfName> | undefined;
  await api.db.transaction().execute(async (own) => {
    // As every change of a row does: first the kind, then the row.
    await sql`update master_kinds set revision = revision + 1 where entity = ${entity}`.execute(own);
    importing = ensured('Engineering', 'Cooperage');
    await someoneWaits();
    await sql`update job_categories set name = 'Works' where code = 'engineering'`.execute(own);
  });
  const categories = await importing;
  expect(categories?.get('Engineering')).toMatchObject({ code: 'engineering', name: 'Works' });
  expect(categories?.get('Cooperage')).toMatchObject({ code: 'cooperage' });
});
