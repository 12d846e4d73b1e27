import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import readWorkbook, { readSheet } from 'read-excel-file/node';
import { formulaUnsafe } from '#core/contract/formula-safe.ts';
import type { SpreadsheetFormat } from '#core/contract/spreadsheets.ts';
import { runs } from '#core/testing/property-runs.ts';
import type { CsvCell } from '../csv/csv-lines.ts';
import type { SpreadsheetTable } from './spreadsheet-table.ts';
import { SpreadsheetWriter } from './spreadsheet-writer.ts';

type Cells = readonly CsvCell[];

const writer = new SpreadsheetWriter();

async function* each(rows: readonly Cells[]): AsyncGenerator<Cells> {
  yield* rows;
}

async function fileOf(format: SpreadsheetFormat, rows: readonly Cells[], more: Partial<SpreadsheetTable<Cells>> = {}): Promise<Buffer> {
  const columns = [0, 1, 2].map((at) => ({ title: `Column ${at}`, cell: (row: Cells) => row[at] }));
  const pieces: Uint8Array[] = [];
  for await (const piece of writer.write({ format, columns, rows: each(rows), name: 'cells', ...more }).body) pieces.push(piece);
  return Buffer.concat(pieces);
}

const written = async (...rows: Cells[]): Promise<unknown> => (await readSheet(await fileOf('xlsx', rows), 1, { trim: false })).slice(1);

test('the answer has the name with its ending and the media type', () => {
  const table = { columns: [], rows: each([]), name: 'skills' };
  expect(writer.write({ ...table, format: 'csv' })).toMatchObject({ name: 'skills.csv', type: 'text/csv; charset=utf-8' });
  expect(writer.write({ ...table, format: 'xlsx' })).toMatchObject({
    name: 'skills.xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
});

describe('a workbook', () => {
  it('has one sheet with the titles, the explanations and the rows', async () => {
    const file = await fileOf('xlsx', [['a', 'b', 'c']], { sheetName: 'مهارات', help: ['One', 'Two', 'Three'], isRightToLeft: true });
    expect(await readWorkbook(file)).toEqual([
      {
        sheet: 'مهارات',
        data: [
          ['Column 0', 'Column 1', 'Column 2'],
          ['One', 'Two', 'Three'],
          ['a', 'b', 'c'],
        ],
      },
    ]);
  });

  it('has only titles without rows', async () => {
    expect(await readSheet(await fileOf('xlsx', []))).toEqual([['Column 0', 'Column 1', 'Column 2']]);
  });

  it('has typed cells', async () => {
    const at = new Date('2026-01-02T03:04:05.678Z');
    expect(await written([1.5, true, at], [null, '', undefined], ['1.5', 'TRUE', '=1+1'])).toEqual([
      [1.5, true, at],
      [null, null, null],
      ['1.5', 'TRUE', '=1+1'],
    ]);
  });

  it('has texts that are names of inherited properties', async () => {
    const names = Object.getOwnPropertyNames(Object.prototype);
    const rows = names.map((name) => [name, `${name}.`, name]);
    expect(await written(...rows)).toEqual(rows);
  });

  it('has texts that look like escapes or markup', async () => {
    const rows = [
      ['_x000D_', 'a\r\nb\rc', '_x0041\u0001'],
      ['<v>&amp;]]>', '  spaces  ', '\u2028\u2029\u0085'],
    ];
    expect(await written(...rows)).toEqual(rows);
  });

  it('has every text that XML can hold', async () => {
    const text = fc
      .oneof(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'binary', maxLength: 8 }),
        fc.constantFrom('constructor', '__proto__', '_x000D_', '_x005F_', '=1', "'", ' a ', '\n', '\r', '\u{10ffff}', '\ufffd'),
      )
      // Surrogates that are not a pair are no text of XML.
      .map((one) => one.toWellFormed());
    const random = fc.array(fc.array(text, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(random, async (rows) => {
        // Cells without a text are empty, and rows without cells at the end are no rows.
        const [last = []] = rows.slice(-1);
        const all = last.some((cell) => cell !== '') ? rows : [...rows, ['end', '', '']];
        expect(await written(...all)).toEqual(all.map((row) => row.map((cell) => (cell === '' ? null : cell))));
      }),
      { numRuns: runs(12) },
    );
  });
});

test('every table of texts is read back from CSV', async () => {
  const row = fc.array(fc.string({ unit: 'grapheme' }), { minLength: 3, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(fc.array(row), async (rows) => {
      const cells = parse(await fileOf('csv', rows, { help: ['One', 'Two', 'Three'] }), { bom: true, from: 2, record_delimiter: '\r\n' });
      expect(cells.map((record: string[]) => record.map(formulaUnsafe))).toEqual(rows);
    }),
  );
});

test('rows are not read for a workbook that is not read', async () => {
  let isRead = false;
  async function* rows(): AsyncGenerator<Cells> {
    isRead = true;
    yield ['a'];
  }
  const pieces = writer.write({ format: 'xlsx', columns: [], rows: rows(), name: 'cells' }).body[Symbol.asyncIterator]();
  await pieces.return?.();
  expect(await pieces.next()).toEqual({ done: true, value: undefined });
  expect(isRead).toBe(false);
});

test('more workbooks than may be made at once wait for their turn', async () => {
  let isReading = 0;
  let most = 0;
  async function* slow(): AsyncGenerator<Cells> {
    isReading += 1;
    most = Math.max(most, isReading);
    await new Promise((resolve) => setImmediate(resolve));
    yield ['a', 'b', 'c'];
    isReading -= 1;
  }
  const files = await Promise.all(Array.from({ length: 5 }, () => fileOf('xlsx', [], { rows: slow() })));
  expect(files.every(({ length }) => length > 1000)).toBe(true);
  expect(most).toBeLessThanOrEqual(2);
});
