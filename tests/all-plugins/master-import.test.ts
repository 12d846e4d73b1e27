import { sql } from 'kysely';
import { testServer } from '#core/testing/server-kit.ts';
import { listHistory, mergeRow } from '#plugins/admin-masters/contract/endpoints.ts';
import { adminMastersServerPlugin } from '#plugins/admin-masters/server/admin-masters.server-plugin.ts';
import type { MasterRowTables } from '#plugins/admin-masters/server/master-tables.ts';
import {
  FIXED_SAMPLES,
  SAMPLES,
  sampleMastersPlugin,
  sampleUses,
  toldChanges,
} from '#plugins/admin-masters/server/testing/sample-source.ts';
import { ImportDriver } from '#plugins/imports/contract/testing/import-driver.ts';
import { importsServerPlugin } from '#plugins/imports/server/imports.server-plugin.ts';
import { masterImportServerPlugin } from '#plugins/master-import/server/master-import.server-plugin.ts';

const PLUGINS = [adminMastersServerPlugin, importsServerPlugin, masterImportServerPlugin];

const api = testServer([...PLUGINS, sampleMastersPlugin], { now: () => now });
let samples: ImportDriver;
let now = new Date();
beforeAll(async () => {
  samples = new ImportDriver(api, 'admin:masters', { target: 'admin-masters.rows', place: SAMPLES });
});
beforeEach(async () => {
  now = new Date(now.getTime() + 1000);
  sampleUses.clear();
  for (const table of ['master_rows', 'master_names', 'master_history', 'imports']) {
    await sql`delete from ${sql.table(table)} ${table === 'imports' ? sql`` : sql`where entity = ${SAMPLES}`}`.execute(api.db);
  }
});

const tables = () => api.db.$extendTables<MasterRowTables>();

/** The stored rows with their names, without times and versions. */
async function stored(): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select r.code, r.name, r.names, r.description, r.parent, r.sort, r.is_hidden, r.fields, r.uri, array(
      select n.language || ' ' || n.kind || ' ' || n.name from master_names n where n.entity = r.entity and n.code = r.code order by 1) as known
    from master_rows r where r.entity = ${SAMPLES} order by r.code`.execute(api.db);
  return rows;
}

const codes = async (): Promise<unknown[]> => (await stored()).map(({ code }) => code);

async function faultsOf(file: string): Promise<string[]> {
  const run = await samples.check(await samples.read(file));
  return (await samples.faults(run)).map(({ line, column, code }) => `${line} ${column} ${code}`);
}

test('rows with all columns are added, and found again by their codes', async () => {
  const file = [
    'Code,Name,Name (German),Name (Arabic),Description,Parent,Order,Hidden,Icon,Months,Alternative names,Address',
    'tools,Tools,Werkzeug,أدوات,"For work, and more",,5,no,hammer,12,"Gear;Geraete [de];tolls [en hidden]",https://example.org/tools',
    'saws,Saws,Sägen,,,tools,1,yes,,,,',
  ].join('\n');
  const applied = await samples.whole(file);
  expect(applied.counts).toMatchObject({ new: 2, faulty: 0 });
  expect(await stored()).toEqual([
    expect.objectContaining({ code: 'saws', names: { de: 'Sägen' }, parent: 'tools', is_hidden: true, sort: 1 }),
    expect.objectContaining({
      ...{ code: 'tools', names: { ar: 'أدوات', de: 'Werkzeug' }, description: 'For work, and more', sort: 5 },
      ...{ fields: { icon: 'hammer', months: 12, like: null, mixes: [] }, uri: 'https://example.org/tools' },
      known: expect.arrayContaining(['de alternative Geraete', 'en alternative Gear', 'en hidden tolls', 'en preferred Tools']),
    }),
  ]);
  const again = await samples.check(await samples.read(file));
  expect(again.counts).toEqual({ new: 0, changed: 0, unchanged: 2, faulty: 0, hidden: 0 });
});

test('each written row has its history, and the plugin of the kind is told', async () => {
  toldChanges.length = 0;
  await samples.whole('Code,Name\nsaws,Saws\n');
  await samples.whole('Code,Name\nsaws,Hand saws\n');
  const { items } = await api.as('admin').reply(listHistory, { params: { entity: SAMPLES, code: 'saws' } });
  expect(items).toMatchObject([
    { action: 'updated', version: 2, before: { name: 'Saws' }, after: { name: 'Hand saws' } },
    { action: 'created', version: 1 },
  ]);
  expect(toldChanges.map(({ code, after }) => [code, after?.name])).toEqual([
    ['saws', 'Saws'],
    ['saws', 'Hand saws'],
  ]);
});

test('rows without codes are found by address, else by name, and get codes that are made from their names', async () => {
  const long = 'x'.repeat(70);
  const file = `Name,Address\nC sharp,https://example.org/1\nC-sharp,https://example.org/2\n${long},https://example.org/3\n${long},https://example.org/4\nPlain name,\n`;
  await samples.whole(file);
  expect(await codes()).toEqual(['c-sharp', 'c-sharp-2', 'plain-name', `${'x'.repeat(62)}-2`, 'x'.repeat(64)]);
  expect((await samples.check(await samples.read(file))).counts).toMatchObject({ unchanged: 5 });
  const renamed = await samples.whole('Name,Address\nVisual C sharp,https://example.org/1\n');
  expect(renamed.counts).toMatchObject({ changed: 1, new: 0 });
  expect((await stored())[0]).toMatchObject({ code: 'c-sharp', name: 'Visual C sharp' });
});

test('values can be translated, and an alternative name that repeats the name is left out', async () => {
  const read = await samples.read('Name,Kind,Synonyms\nSaw,tool,"saw\nSaw\nBlade"\n');
  expect(read.mapping?.columns.alternatives).toEqual({ kind: 'column', label: 'Synonyms', separator: '\n' });
  const checked = await samples.check(read, {
    columns: { 'fields.icon': { kind: 'column', label: 'Kind', values: [{ from: 'tool', to: 'hammer' }] } },
  });
  await samples.apply(checked);
  expect(await stored()).toMatchObject([
    { fields: { icon: 'hammer' }, known: ['en alternative Blade', 'en alternative saw', 'en preferred Saw'] },
  ]);
});

test('a row whose cell with a fault is left out is imported as without the cell', async () => {
  const read = await samples.read('Name,Like,Parent\nSaw,none,\nHammer,none,nowhere\nAxe,,\n');
  expect((await samples.check(read)).counts).toMatchObject({ new: 1, faulty: 2 });
  const leftOut = (label: string) => ({ kind: 'column', label, faulty: '' }) as const;
  const mended = await samples.check(await samples.get(read), { columns: { 'fields.like': leftOut('Like'), parent: leftOut('Parent') } });
  expect(mended.counts).toMatchObject({ new: 3, faulty: 0 });
  await samples.apply(mended);
  expect(await codes()).toEqual(['axe', 'hammer', 'saw']);
});

test('an alternative name that is repeated with other white space is one name', async () => {
  const file = 'Code,Name,Alternative names\nsaw,Saw,"Sharp blade\nSharp  blade\nSharp\u00a0blade\nDisc"\n';
  await samples.whole(file);
  expect(await stored()).toMatchObject([{ known: ['en alternative Disc', 'en alternative Sharp blade', 'en preferred Saw'] }]);
  expect((await samples.check(await samples.read(file))).counts).toMatchObject({ unchanged: 1, changed: 0 });
});

describe('the hierarchy', () => {
  test('may stand in any order', async () => {
    await samples.whole('Code,Name,Parent\nsaws,Saws,tools\ntools,Tools,\n');
    expect((await stored())[0]).toMatchObject({ code: 'saws', parent: 'tools' });
  });

  test('has a fault for a missing parent, a ring, the row itself and a level too many', async () => {
    const file = 'Code,Name,Parent\nlost,Lost,none\none,One,two\ntwo,Two,one\nself,Self,self\ntop,Top,\nmid,Mid,top\nlow,Low,mid\n';
    expect(await faultsOf(file)).toEqual([
      '2 parent admin-masters.parent-unknown',
      '3 parent admin-masters.parent-below',
      '4 parent admin-masters.parent-below',
      '5 parent admin-masters.parent-below',
      '8 parent admin-masters.too-deep',
    ]);
  });

  test('has a fault for a stored row that moves with rows below it', async () => {
    await samples.whole('Code,Name,Parent\ntools,Tools,\nsaws,Saws,tools\nother,Other,\n');
    expect(await faultsOf('Code,Name,Parent\ntools,Tools,other\n')).toEqual(['2 parent admin-masters.too-deep']);
  });

  test('has a fault for rows below a row that is not imported, in whichever line that row stands', async () => {
    const file = 'Code,Name,Parent,Address\nsaws,Saws,tools,\ntools,Tools,,https://example.org/a\nother,Other,,https://example.org/a\n';
    await samples.whole('Code,Name,Address\nheld,Held,https://example.org/a\n');
    expect(await faultsOf(file)).toEqual([
      '2 parent admin-masters.parent-unknown',
      '3 uri admin-masters.uri-taken',
      '4 uri admin-masters.uri-taken',
    ]);
  });
});

test.each([
  ['a code with spaces', 'Code,Name\nnot a code,Saws\n', ['2 code wrong-form']],
  ['a new code in capitals', 'Code,Name\nSAWS,Saws\n', ['2 code admin-masters.code-form']],
  ['a new row without a name', 'Code,Name\nsaws,\n', ['2 name needed']],
  ['a name of 121 characters', `Code,Name\nsaws,${'é'.repeat(121)}\n`, ['2 name too-long']],
  ['an order beyond the limit', 'Code,Name,Order\nsaws,Saws,10000\n', ['2 sort too-high']],
  ['a flag that is neither yes nor no', 'Code,Name,Hidden\nsaws,Saws,maybe\n', ['2 hidden not-yes-no']],
  ['a number that is none', 'Code,Name,Months\nsaws,Saws,many\n', ['2 fields.months not-number']],
  ['an address without a scheme', 'Code,Name,Address\nsaws,Saws,example.org\n', ['2 uri admin-masters.uri-form']],
  ['a reference to a row that is not there', 'Code,Name,Like\nsaws,Saws,none\n', ['2 fields.like admin-masters.reference-unknown']],
  ['the same code twice', 'Code,Name\nsaws,Saws\nsaws,Other\n', ['3  imports.twice']],
  ['a name without letters and without a code', 'Name\n!!!\n', ['2 code admin-masters.code-needed']],
])('%s is a fault', async (_what, file, faults) => {
  expect(await faultsOf(file)).toEqual(faults);
});

test('a row that was merged cannot be changed by an import', async () => {
  await samples.whole('Code,Name\nsaws,Saws\ntools,Tools\n');
  await api.as('admin').reply(mergeRow, { params: { entity: SAMPLES, code: 'saws' }, body: { into: 'tools', version: 1 } });
  expect(await faultsOf('Code,Name\nsaws,Saws\n')).toEqual(['2 code admin-masters.row-merged']);
});

test('an ambiguous name needs a code', async () => {
  await samples.whole('Code,Name\nsaws,Saws\nsaws-2,Saws\n');
  expect(await faultsOf('Name\nSaws\n')).toEqual(['2 name admin-masters.ambiguous-name']);
});

test('a fixed kind is renamed and hidden, but gets no rows, and one row stays visible', async () => {
  const fixed = new ImportDriver(api, 'admin', { target: 'admin-masters.rows', place: FIXED_SAMPLES });
  const run = await fixed.check(await fixed.read('Code,Name,Hidden\nA,First,yes\nB+,Beta,yes\nC,Gamma,no\n'));
  expect((await fixed.faults(run)).map(({ line, code }) => `${line} ${code}`)).toEqual([
    '2 admin-masters.last-offered',
    '3 admin-masters.last-offered',
    '4 admin-masters.not-in-standard',
  ]);
  const renamed = await fixed.whole('Code,Name,Hidden\nA,First,yes\n');
  expect(renamed.counts).toMatchObject({ changed: 1 });
  await fixed.undo(renamed);
});

test('an undo restores every value, also of a second import', async () => {
  await samples.whole('Code,Name,Name (German),Parent\ntools,Tools,Werkzeug,\nsaws,Saws,,tools\n');
  const before = await stored();
  const second = await samples.whole('Code,Name,Name (German),Parent\ntools,Tool box,,\nsaws,Saws,Sägen,\nfiles,Files,,tools\n');
  expect(second.counts).toMatchObject({ new: 1, changed: 2 });
  expect((await samples.undo(second)).undo).toEqual({ reverted: 3, hidden: 0, kept: 0 });
  expect(await stored()).toEqual(before);
});

test('an undo hides new rows that are in use or have rows below, and leaves edited and merged rows', async () => {
  const run = await samples.whole(
    'Code,Name,Parent\ntools,Tools,\nsaws,Saws,\nfiles,Files,\nnails,Nails,\nscrews,Screws,\nshort,Short,tools\n',
  );
  sampleUses.set('saws', 3);
  await samples.whole('Code,Name,Parent\nshort,Shorter,tools\n');
  await api.as('admin').reply(mergeRow, { params: { entity: SAMPLES, code: 'files' }, body: { into: 'nails', version: 1 } });
  const undone = await samples.undo(run);
  expect(undone.undo).toEqual({ reverted: 1, hidden: 2, kept: 3 });
  expect((await samples.rows(undone, 'kept')).map(({ title }) => title)).toEqual(['Files', 'Nails', 'Short']);
  const rows = await tables()
    .selectFrom('master_rows')
    .select(['code', 'is_hidden'])
    .where('entity', '=', SAMPLES)
    .orderBy('code')
    .execute();
  expect(rows).toEqual([
    { code: 'files', is_hidden: true },
    { code: 'nails', is_hidden: false },
    { code: 'saws', is_hidden: true },
    { code: 'short', is_hidden: false },
    { code: 'tools', is_hidden: true },
  ]);
});

test('an import is checked anew when its parent was merged since the check', async () => {
  await samples.whole('Code,Name\ntools,Tools\nother,Other\n');
  const checked = await samples.check(await samples.read('Code,Name,Parent\nsaws,Saws,tools\n'));
  await api.as('admin').reply(mergeRow, { params: { entity: SAMPLES, code: 'tools' }, body: { into: 'other', version: 1 } });
  const anew = await samples.apply(checked);
  expect(anew).toMatchObject({ state: 'checked', isCheckedAnew: true, counts: { new: 0, faulty: 1 } });
});
