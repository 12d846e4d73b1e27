import { sql } from 'kysely';
import { testServer } from '#core/testing/server-kit.ts';
import { readImportAgain } from '../contract/endpoints.ts';
import type { ImportRun } from '../contract/schemas.ts';
import { ImportDriver } from '../contract/testing/import-driver.ts';
import { importsServerPlugin } from './imports.server-plugin.ts';
import { GARDEN, moments, plantsIn, plantsServerPlugin, withdrawn } from './testing/plants-server-plugin.ts';

const api = testServer([importsServerPlugin, plantsServerPlugin], { now: () => now });
let garden: ImportDriver;
let now = new Date();
beforeEach(async () => {
  // Jobs become due by this clock, so it must not go back.
  now = new Date(now.getTime() + 1000);
  withdrawn.clear();
  await sql`delete from plants`.execute(api.db);
  await sql`delete from imports`.execute(api.db);
  garden = new ImportDriver(api, 'employer', GARDEN);
});
afterEach(() => {
  for (const moment of ['compare', 'apply', 'revert'] as const) delete moments[moment];
});

const FILE = 'Code,Name\nrose,Rose\noak,Oak\n';
const _state = async (run: ImportRun): Promise<string> => (await garden.get(run)).state;

describe('Reading a file again', () => {
  const TITLED = 'Beds of 2026,East\nCode,Name\nrose,Rose\noak,Oak\n';

  test('makes another row the header, also after a check, and proposes a mapping anew', async () => {
    const read = await garden.read(TITLED);
    expect(read).toMatchObject({ rows: 3, layout: { headerLine: 1, sheet: 0, sheets: [] } });
    const again = await garden.readAgain(read, 0, 2);
    expect(again).toMatchObject({ state: 'mapping', rows: 2, layout: { headerLine: 2 } });
    expect(again.columns.map(({ label }) => label)).toEqual(['Code', 'Name']);
    const checked = await garden.check(again);
    expect(checked.counts).toMatchObject({ new: 2 });
    const back = await garden.readAgain(checked, 0);
    expect(back).toMatchObject({ state: 'mapping', counts: null, layout: { headerLine: 1 } });
    await garden.apply(await garden.check(await garden.readAgain(back, 0, 2)));
    expect(await plantsIn(api.db)).toHaveLength(2);
  });

  test('is refused for a sheet or a row that the file does not have', async () => {
    const { id, version } = await garden.read(TITLED);
    const caller = api.as('employer');
    const refused = (choice: object) => caller.refusal(readImportAgain, { params: { id }, body: { version, sheet: 0, ...choice } });
    expect(await refused({ sheet: 1 })).toMatchObject({ status: 422, issues: [{ path: 'sheet', code: 'imports.choice' }] });
    expect(await refused({ headerLine: 9 })).toMatchObject({ status: 422, issues: [{ path: 'headerLine', code: 'imports.choice' }] });
    expect(await refused({ version: version + 1 })).toMatchObject({ status: 409, code: 'conflict' });
    expect(await api.as('admin').status(readImportAgain, { params: { id }, body: { version, sheet: 0 } })).toBe(404);
  });

  test('is over with the file when the rows are imported', async () => {
    const applied = await garden.whole(FILE);
    const again = { params: { id: applied.id }, body: { version: applied.version, sheet: 0 } };
    expect(await api.as('employer').refusal(readImportAgain, again)).toMatchObject({ code: 'imports.state' });
    const { rows } = await sql<{ content: Buffer | null }>`select content from imports where id = ${applied.id}`.execute(api.db);
    expect(rows).toEqual([{ content: null }]);
  });

  test('asked for twenty times at once happens once', async () => {
    const { id, version } = await garden.read(TITLED);
    const input = { params: { id }, body: { version, sheet: 0, headerLine: 2 } };
    const statuses = await Promise.all(Array.from({ length: 20 }, () => api.as('employer').status(readImportAgain, input)));
    expect(statuses.filter((status) => status === 202)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
  });
});
