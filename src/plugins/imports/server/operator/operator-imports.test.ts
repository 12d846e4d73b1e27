import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { testServer } from '#core/testing/server-kit.ts';
import { testFolder } from '#core/testing/test-folder.ts';
import { cancelImport, getImport, listImports, undoImport } from '../../contract/endpoints.ts';
import { type OperatorProgress, type OperatorResult, type OperatorRun, operatorImports } from '../../contract/operator-imports.ts';
import { ImportDriver } from '../../contract/testing/import-driver.ts';
import { importsServerPlugin } from '../imports.server-plugin.ts';
import { ROW_BYTES } from '../sized-json.ts';
import { GARDEN, moments, plantsIn, plantsServerPlugin, withdrawn } from '../testing/plants-server-plugin.ts';
import { PORTION } from './stored-portions.ts';

const api = testServer([importsServerPlugin, plantsServerPlugin], { now: () => now, env: { IMPORT_QUOTA_MB: '1' } });
const folder = testFolder();
const file = join(folder, 'plants.csv');
const faultsPath = join(folder, 'faults', 'plants.csv');
let now = new Date();
beforeEach(async () => {
  now = new Date(now.getTime() + 1000);
  await sql`delete from plants`.execute(api.db);
  await sql`delete from imports`.execute(api.db);
});
afterEach(() => {
  for (const moment of ['compare', 'apply', 'revert'] as const) delete moments[moment];
});

const service = () => api.registry.serviceFor({ id: 'plants', requires: ['imports'] })(operatorImports);

type Outcome = OperatorResult & { readonly reached: OperatorProgress | undefined };

/** Imports a file as an operator. */
async function run(content: string, options: Partial<OperatorRun> = {}): Promise<Outcome> {
  writeFileSync(file, content);
  const opened = await service().open(file, GARDEN);
  let reached: OperatorProgress | undefined;
  const result = await opened.run({
    mapping: opened.propose({ sources: new Map(), left: new Set() }),
    isDry: false,
    faultsPath: join(folder, 'faults', 'others.csv'),
    signal: new AbortController().signal,
    progress: (progress) => (reached = progress),
    ...options,
  });
  return { ...result, reached };
}

const imports = async () => (await api.as('employer').reply(listImports, { query: { ...GARDEN, limit: 100 } })).items;

/** Rows of a portion, with a long text that is not imported. */
const NOTE = 'x'.repeat(50_000);
const EACH = Math.ceil(PORTION.bytes / (NOTE.length + ROW_BYTES));

function rows(first: number, count: number): string {
  return Array.from({ length: count }, (_, at) => `p${first + at},Plant,${NOTE}\n`).join('');
}

describe('A file of an operator', () => {
  test('is imported in portions beside the quota, is one list of rows, and is taken back as a whole', async () => {
    const {
      runId = '',
      reached,
      hasFaults,
    } = await run(`Code,Name,Notes\n${rows(1, EACH)}${rows(EACH + 1, 9)}p1,Again,\n,,\np0,,,,5\n`, {
      faultsPath,
    });
    expect(reached).toEqual({ part: 1, counts: { new: EACH + 9, changed: 0, unchanged: 0, faulty: 3, hidden: 0 } });
    expect((await imports()).map(({ isOperators, by, state, rows: count }) => [isOperators, by, state, count])).toEqual([
      [true, null, 'applied', 12],
      [true, null, 'applied', EACH],
    ]);
    expect(hasFaults).toBe(true);
    expect(readFileSync(faultsPath, 'utf8').split('\r\n').slice(1, 4)).toEqual([
      `${EACH + 11},,,This row is in the file twice. The first one is row 2.`,
      `${EACH + 12},Code,,This is required.`,
      `${EACH + 13},,,"This row has 5 cells, but the header has 3."`,
    ]);
    expect((await plantsIn(api.db)).find(({ code }) => code === 'p1')?.name).toBe('Plant');

    const driver = new ImportDriver(api, 'employer', GARDEN);
    expect(await driver.whole('Code,Name\nivy,Ivy\n')).toMatchObject({ state: 'applied', isOperators: false });
    expect(await service().undo(runId, new AbortController().signal)).toEqual({ reverted: EACH + 9, hidden: 0, kept: 0 });
    expect((await plantsIn(api.db)).map(({ code }) => code)).toEqual(['ivy']);
    await expect(service().undo(runId, new AbortController().signal)).rejects.toThrow('There is nothing to take back');
  });

  test('can be looked at by users of its place, and only by the command be taken back', async () => {
    await run('Code,Name\nrose,Rose\n,Ivy\n');
    const [{ id = '', version = 0 } = {}] = await imports();
    const driver = new ImportDriver(api, 'employer', GARDEN);
    expect(await driver.equalFaults(await driver.get({ id }))).toMatchObject([{ column: 'code', rows: 1 }]);
    const params = { id };
    expect(await api.as('candidate').status(getImport, { params })).toBe(404);
    withdrawn.add((await api.as('employer').actor()).userId);
    expect(await api.as('employer').status(getImport, { params })).toBe(404);
    withdrawn.clear();
    expect(await api.as('employer').status(undoImport, { params, body: { version } })).toBe(404);
    expect(await api.as('employer').status(cancelImport, { params })).toBe(404);
  });

  test('that is cancelled keeps whole portions, and the next run completes it', async () => {
    const content = `Code,Name,Notes\n${rows(1, EACH + 5)}`;
    const stop = new AbortController();
    const { error, reached } = await run(content, {
      signal: stop.signal,
      progress: ({ counts }) => counts.new > 0 && stop.abort(),
    });
    expect([stop.signal.aborted, error, reached]).toEqual([true, stop.signal.reason, undefined]);
    expect(await plantsIn(api.db)).toHaveLength(EACH);
    expect((await imports()).map(({ state }) => state)).toEqual(['applied']);
    expect((await run(content)).reached?.counts).toMatchObject({ new: 5, unchanged: EACH });
  });

  test('is checked again when what is stored changes before it is written', async () => {
    moments.apply = async () => {
      delete moments.apply;
      await sql`insert into plants (code, name) values ('rose', 'Wild rose')`.execute(api.db);
    };
    expect((await run('Code,Name\nrose,Rose\n')).reached?.counts).toMatchObject({ new: 0, changed: 1 });
    expect(await plantsIn(api.db)).toMatchObject([{ code: 'rose', name: 'Rose' }]);
    expect((await imports())[0]).toMatchObject({ state: 'applied', isCheckedAnew: false });
  });

  test('leaves nothing when it changes nothing, or when it is only tried', async () => {
    expect(await run('Code,Name\nrose,Rose\n', { isDry: true })).toMatchObject({ runId: undefined, reached: { counts: { new: 1 } } });
    expect([await plantsIn(api.db), await imports()]).toEqual([[], []]);
    await run('Code,Name\nrose,Rose\n');
    expect(await run('Code,Name\nrose,Rose\n')).toMatchObject({
      runId: undefined,
      hasFaults: false,
      reached: { counts: { unchanged: 1 } },
    });
    expect(await imports()).toHaveLength(1);
  });

  test('that fails leaves no import, and says why', async () => {
    moments.apply = () => Promise.reject(new Error('disk full'));
    const { error, runId, hasFaults } = await run('Code,Name\nrose,Rose\n,Ivy\n');
    expect([error, runId, hasFaults]).toEqual([new Error('disk full'), undefined, false]);
    expect([await plantsIn(api.db), await imports()]).toEqual([[], []]);
  });

  test('is read by the names that the operator gives, and without what they leave out', async () => {
    const sources = new Map([['name', { kind: 'column', label: 'Sorte' } as const]]);
    writeFileSync(file, 'Code;Sorte;Host\nrose;Rose;oak\n');
    const opened = await service().open(file, GARDEN);
    expect(opened.labels).toEqual(['Code', 'Sorte', 'Host']);
    expect(opened.propose({ sources, left: new Set(['host']) }).columns).toEqual({
      code: { kind: 'column', label: 'Code' },
      name: { kind: 'column', label: 'Sorte' },
    });
  });

  test('that the command left unfinished is no import for servers, and is deleted a day later', async () => {
    const left = { id: '01890a5d-ac96-774b-bcce-b302099a8057', ...GARDEN, file_name: 'plants.csv', state: 'checking' };
    await sql`
      insert into imports (id, target, place, file_name, state, step_at, created_at, operator_run)
      values (${left.id}, ${left.target}, ${left.place}, ${left.file_name}, ${left.state}, ${now}, ${now}, ${left.id})`.execute(api.db);
    const driver = new ImportDriver(api, 'employer', GARDEN);
    expect(await driver.begin('Code,Name\nivy,Ivy\n')).toMatchObject({ ahead: 0 });
    await api.drain();
    expect((await imports()).map(({ state }) => state)).toEqual(['mapping', 'checking']);
    now = new Date(now.getTime() + 25 * 3_600_000);
    await api.runSchedule('imports.sweep-imports');
    expect(await imports()).toEqual([]);
  });

  test('is not taken back after a day', async () => {
    const { runId = '' } = await run('Code,Name\nrose,Rose\n');
    now = new Date(now.getTime() + 25 * 3_600_000);
    await expect(service().undo(runId, new AbortController().signal)).rejects.toThrow('within 24 hours');
  });

  test('whose undo broke off is taken back by the next one', async () => {
    const { runId = '' } = await run('Code,Name\nrose,Rose\n');
    moments.revert = () => Promise.reject(new Error('disk full'));
    await expect(service().undo(runId, new AbortController().signal)).rejects.toThrow('disk full');
    delete moments.revert;
    expect(await service().undo(runId, new AbortController().signal)).toMatchObject({ reverted: 1 });
    expect(await plantsIn(api.db)).toEqual([]);
  });
});
