import { sql } from 'kysely';
import { testServer } from '#core/testing/server-kit.ts';
import { cancelImport, getImport, listImports, startImport } from '../contract/endpoints.ts';
import type { ImportRun } from '../contract/schemas.ts';
import { ImportDriver } from '../contract/testing/import-driver.ts';
import { importsServerPlugin } from './imports.server-plugin.ts';
import { GARDEN, plantsServerPlugin } from './testing/plants-server-plugin.ts';

const MEGABYTE = 1024 * 1024;
/** Hours by which the clock moves: one before the rows end, and then beyond. */
const ALMOST = 23;

const api = testServer([importsServerPlugin, plantsServerPlugin], { now: () => now, env: { IMPORT_QUOTA_MB: '1' } });
let garden: ImportDriver;
let now = new Date();
beforeEach(async () => {
  // Jobs become due by this clock, so it must not go back.
  now = new Date(now.getTime() + 1000);
  await sql`delete from plants`.execute(api.db);
  await sql`delete from imports`.execute(api.db);
  garden = new ImportDriver(api, 'employer', GARDEN);
});

const pass = (hours: number): void => {
  now = new Date(now.getTime() + hours * 3_600_000);
};

/** A file of about so many kilobytes. */
function fileOf(kilobytes: number, code = 'p'): string {
  const rows = Array.from({ length: kilobytes }, (_, at) => `${code}${at},${'x'.repeat(1000)}\n`);
  return `Code,Name\n${rows.join('')}`;
}

/** What is stored of all imports: the sum of what they count, and of their rows. */
async function stored(): Promise<{ readonly counted: number; readonly rows: number }> {
  const { rows } = await sql<{ counted: number; rows: number }>`
    select coalesce(sum(coalesce(octet_length(content), 0) + cells_bytes + results_bytes), 0)::bigint as counted,
      (select coalesce(sum(cells_size + result_size), 0)::bigint from import_rows)
        + coalesce(sum(octet_length(faults::text)), 0)::bigint as rows
    from imports`.execute(api.db);
  return rows[0] ?? { counted: 0, rows: 0 };
}

/** The status of an upload. */
const upload = (content: string, name = 'first'): Promise<number> =>
  api.as('employer', name).status(startImport, { query: GARDEN, file: { name: 'rows.csv', content } });

describe('The quota of imported rows', () => {
  test('refuses a file with 507 when an earlier import leaves no room, and takes it once that one is deleted', async () => {
    const first = await garden.check(await garden.read(fileOf(300)));
    expect(await api.as('employer').refusal(startImport, { query: GARDEN, file: { name: 'a.csv', content: fileOf(600) } })).toMatchObject({
      status: 507,
      code: 'imports.quota',
      message: 'Too many imported rows are waiting. Apply or delete an earlier import first.',
    });
    await garden.cancel(first);
    expect(await upload(fileOf(600))).toBe(202);
  });

  test('is not passed by twenty uploads at once', async () => {
    const statuses = await Promise.all(Array.from({ length: 20 }, (_, at) => upload(fileOf(200, `p${at}-`))));
    expect(statuses.filter((status) => status === 202)).toHaveLength(5);
    expect(statuses.filter((status) => status === 507)).toHaveLength(15);
    await api.drain();
    const { counted, rows } = await stored();
    expect(counted).toBeLessThanOrEqual(MEGABYTE);
    expect(rows).toBeLessThanOrEqual(counted);
  });

  test('is not passed by imports whose rows grow while they are read and checked', async () => {
    const runs = await Promise.all(['a', 'b', 'c'].map((code) => garden.begin(fileOf(140, code))));
    await api.drain();
    const read = await Promise.all(runs.map((run) => garden.get(run)));
    expect(read.map(({ state }) => state)).toEqual(['mapping', 'mapping', 'mapping']);
    const checked = await garden.check(read[0] as ImportRun);
    expect(checked).toMatchObject({ state: 'mapping', failure: { code: 'imports.quota' } });
    expect((await stored()).counted).toBeLessThanOrEqual(MEGABYTE);
    await garden.cancel(read[1] as ImportRun);
    expect(await garden.check(checked)).toMatchObject({ state: 'checked', failure: null });
  });

  test('refuses an import that is too large for it alone, with another sentence, and keeps none of its rows', async () => {
    // Each row takes more bytes than in the file.
    const file = `Code,Name\n${Array.from({ length: 12_000 }, (_, at) => `p${at},x\n`).join('')}`;
    expect(await garden.read(file)).toMatchObject({ state: 'failed', failure: { code: 'imports.too-much-alone', values: { limit: 1 } } });
    expect(await stored()).toEqual({ counted: 0, rows: 0 });
  });

  test('of the site is that of ten accounts', async () => {
    for (let number = 0; number < 10; number += 1) {
      expect(await upload(fileOf(950, `a${number}-`), `gardener ${number}`)).toBe(202);
    }
    expect(await upload(fileOf(950), 'gardener 10')).toBe(507);
  });

  test('is that of a check anew, and not of both', async () => {
    const file = fileOf(200);
    const checked = await garden.check(await garden.read(file));
    const again = await garden.check(checked);
    expect(again.state).toBe('checked');
    const { counted, rows } = await stored();
    expect(counted).toBe(rows + Buffer.byteLength(file));
  });

  test('counts neither file nor cells once an import is applied', async () => {
    await garden.apply(await garden.check(await garden.read(fileOf(200))));
    const { counted, rows } = await stored();
    expect(counted).toBe(rows);
    const { rows: cells } = await sql`select sum(cells_size)::int as size, max(cardinality(cells)) as most from import_rows`.execute(
      api.db,
    );
    expect(cells).toEqual([{ size: 0, most: 0 }]);
  });
});

describe('The rows of an import', () => {
  test.each(['mapping', 'checked'] as const)('that waits as %s end with it after 24 hours', async (state) => {
    const read = await garden.read(fileOf(1));
    const run = state === 'mapping' ? read : await garden.check(read);
    pass(ALMOST);
    await api.runSchedule('imports.sweep-imports');
    expect((await garden.get(run)).state).toBe(state);
    pass(2);
    await api.runSchedule('imports.sweep-imports');
    expect(await api.as('employer').status(getImport, { params: { id: run.id } })).toBe(404);
    expect(await stored()).toEqual({ counted: 0, rows: 0 });
  });

  test('that was applied end when it can no longer be undone, and it stays in the list with its counts', async () => {
    const applied = await garden.whole(fileOf(3));
    pass(ALMOST);
    await api.runSchedule('imports.sweep-imports');
    expect((await garden.get(applied)).state).toBe('applied');
    expect((await stored()).rows).toBeGreaterThan(0);
    pass(2);
    await api.runSchedule('imports.sweep-imports');
    expect(await stored()).toEqual({ counted: 0, rows: 0 });
    const { items } = await api.as('employer').reply(listImports, { query: GARDEN });
    expect(items).toMatchObject([{ id: applied.id, state: 'applied', counts: { new: 3 } }]);
  });

  test('that was applied can still be undone after 23 hours', async () => {
    const applied = await garden.whole(fileOf(3));
    pass(ALMOST);
    await api.runSchedule('imports.sweep-imports');
    expect(await garden.undo(applied)).toMatchObject({ state: 'undone', undo: { reverted: 3, hidden: 0, kept: 0 } });
  });

  test('are deleted with it when its user deletes it, also after it was applied', async () => {
    const applied = await garden.whole(fileOf(3));
    await garden.cancel(applied);
    expect(await stored()).toEqual({ counted: 0, rows: 0 });
    expect((await sql`select from import_rows`.execute(api.db)).rows).toEqual([]);
    expect(await api.as('employer').status(cancelImport, { params: { id: applied.id } })).toBe(404);
    expect((await sql`select from plants`.execute(api.db)).rows).toHaveLength(3);
  });
});
