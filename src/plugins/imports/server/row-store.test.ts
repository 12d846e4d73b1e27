import { v7 as uuidv7 } from 'uuid';
import { testDatabase } from '#core/testing/test-database.ts';
import type { ImportDatabase } from './import-tables.ts';
import { importsServerPlugin } from './imports.server-plugin.ts';
import {
  BATCH_BYTES,
  type CheckedRow,
  type FileRow,
  fileRows,
  insertFileRows,
  insertLongRow,
  insertMissing,
  rowsByKey,
  rowsToWrite,
  storeChecked,
} from './row-store.ts';

const database = testDatabase({ plugins: [importsServerPlugin] });
let db: ImportDatabase;
beforeAll(async () => {
  db = database.db.$extendTables();
});

/** No cell is cut. */
const WHOLE = [BATCH_BYTES * 2, BATCH_BYTES * 2];
const LONG = 'x'.repeat(300_000);
const LONGEST = 'y'.repeat(BATCH_BYTES + 1);

async function newImport(): Promise<string> {
  const id = uuidv7();
  const at = new Date();
  await db
    .insertInto('imports')
    .values({ id, target: 'garden.plants', place: 'beds', file_name: 'a.csv', state: 'checking', step_at: at, created_at: at })
    .execute();
  return id;
}

function fileRow(number: number, text: string): FileRow {
  return { number, line: number + 1, cells: ['code', text], faults: null };
}

async function portionsOf<Row>(portions: AsyncGenerator<readonly Row[]>, textOf: (row: Row) => string): Promise<number[][]> {
  const lengths: number[][] = [];
  for await (const rows of portions) lengths.push(rows.map((row) => textOf(row).length));
  return lengths;
}

describe('The rows of an import', () => {
  test('are read in portions of a mebibyte, and a longer row alone', async () => {
    const id = await newImport();
    const texts = [LONG, LONG, LONG, LONG, LONGEST, 'a', 'b', LONG];
    await insertFileRows(
      db,
      id,
      texts.map((text, at) => fileRow(at + 1, text)),
    );
    const portions = await portionsOf(fileRows(db, id, WHOLE), ({ cells }) => cells[1] ?? '');
    expect(portions).toEqual([[300_000, 300_000, 300_000], [300_000], [LONGEST.length], [1, 1, 300_000]]);
  });

  test('that are long have only the characters that are asked for', async () => {
    const id = await newImport();
    const cells = Buffer.from(JSON.stringify(['code', LONG, `é"\n${LONG}`]));
    expect(await insertLongRow(db, id, [{ ...fileRow(1, ''), faults: { cells: [{ column: 1, code: 'imports.formula' }] } }], cells)).toBe(
      cells.length + 100,
    );
    await insertFileRows(db, id, [{ ...fileRow(2, 'short'), cells: ['code', 'short', 'short'] }]);
    const rows: FileRow[] = [];
    for await (const portion of fileRows(db, id, [10, 0, 5])) rows.push(...portion);
    expect(rows.map((row) => row.cells)).toEqual([
      ['code', '', 'é"\nxx'],
      ['code', 'short', 'short'],
    ]);
    expect(rows[0]?.faults).toEqual({ cells: [{ column: 1, code: 'imports.formula' }] });
  });

  test('are at most 200 in a portion', async () => {
    const id = await newImport();
    await insertFileRows(
      db,
      id,
      Array.from({ length: 450 }, (_, at) => fileRow(at + 1, 'a')),
    );
    const portions = await portionsOf(fileRows(db, id, WHOLE), ({ cells }) => cells[1] ?? '');
    expect(portions.map((rows) => rows.length)).toEqual([200, 200, 50]);
  });

  test('are written in portions by the size of their results', async () => {
    const id = await newImport();
    const numbers = Array.from({ length: 6 }, (_, at) => at + 1);
    await insertFileRows(
      db,
      id,
      numbers.map((number) => fileRow(number, 'a')),
    );
    const results = numbers.map((number): CheckedRow => {
      const after = { text: number === 4 ? LONGEST : LONG };
      return { number, result: 'compared', kind: 'new', key: `k${number}`, title: '', before: null, after, changes: [], rank: 0 };
    });
    const stored = await storeChecked(db, id, results);
    expect(stored).toBeGreaterThan(LONGEST.length + 5 * LONG.length);
    const portions = await portionsOf(rowsToWrite(db, id), ({ after }) => String(after.text));
    expect(portions).toEqual([[300_000, 300_000, 300_000], [LONGEST.length], [300_000, 300_000]]);
  });

  test('that a file leaves out are written in such portions as well', async () => {
    const id = await newImport();
    const missing = ['a', 'b', 'c', 'd'].map((key) => ({ key, title: key, before: { text: LONG }, after: { text: LONG } }));
    expect(await insertMissing(db, id, 1, missing)).toBeGreaterThan(8 * LONG.length);
    const portions = await portionsOf(rowsToWrite(db, id), ({ key }) => key);
    expect(portions).toEqual([[1], [1], [1], [1]]);
  });

  test('found by key have the beginnings of their cells', async () => {
    const id = await newImport();
    await insertFileRows(db, id, [fileRow(1, LONG)]);
    await storeChecked(db, id, [
      { number: 1, result: 'compared', kind: 'new', key: 'k', title: '', before: null, after: {}, changes: [], rank: 0 },
    ]);
    expect(await rowsByKey(db, id, ['k'])).toEqual([{ number: 1, key: 'k', cells: ['code', 'x'.repeat(1001)] }]);
  });
});
