import { sql } from 'kysely';
import { testServer } from '#core/testing/server-kit.ts';
import { ImportDriver } from '../contract/testing/import-driver.ts';
import { importsServerPlugin } from './imports.server-plugin.ts';
import { GARDEN, plantsServerPlugin } from './testing/plants-server-plugin.ts';

const api = testServer([importsServerPlugin, plantsServerPlugin]);
let garden: ImportDriver;
beforeAll(async () => {
  garden = new ImportDriver(api, 'employer', GARDEN);
});

const LONG = `"quoted", é\\ ${'long '.repeat(8000)}`;
const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;

test('A file with long rows is stored in its order with whole cells, and examples show their beginnings', async () => {
  const run = await garden.read(`Code,Name,Note\nrose,Rose,${cell(LONG)}\nivy,Ivy,\noak,Oak,${cell(`${LONG}end`)}\nelm,Elm,x\n`);
  expect(run).toMatchObject({ state: 'mapping', rows: 4 });
  expect(run.columns.find(({ label }) => label === 'Note')?.examples).toEqual([`${LONG.slice(0, 120)}…`, 'x']);
  const { rows } = await sql<{ number: number; line: number; note: string }>`
      select number, line, cells[3] as note from import_rows order by number`.execute(api.db);
  expect(rows).toEqual([
    { number: 1, line: 2, note: LONG },
    { number: 2, line: 3, note: '' },
    { number: 3, line: 4, note: `${LONG}end` },
    { number: 4, line: 5, note: 'x' },
  ]);
  const checked = await garden.check(run);
  expect(checked.counts).toMatchObject({ new: 4, faulty: 0 });
  expect(await garden.apply(checked)).toMatchObject({ state: 'applied' });
});

test('A file with long rows has a fault for each mapped cell that is too long, with its beginning', async () => {
  const checked = await garden.check(await garden.read(`Code,Name\nfir,${cell(LONG)}\nash,Ash\n`));
  expect(checked.counts).toMatchObject({ new: 1, faulty: 1 });
  expect(await garden.faults(checked)).toMatchObject([
    { line: 2, column: 'name', code: 'imports.cell-too-long', values: { limit: 4000 }, value: `${LONG.slice(0, 100).trim()}…` },
  ]);
});

test('A file with long rows may begin with the explanations of a template, which are left out', async () => {
  const run = await garden.read(`Code,Name\n# The code of the plant.,The name of the plant.\nyew,${cell(LONG)}\n`);
  expect(run.rows).toBe(1);
});
