import { WORKBOOK_ROWS } from '#core/contract/spreadsheets.ts';
import { ApiFault } from '../../errors/api-fault.ts';
import type { CsvCell } from '../csv/csv-lines.ts';
import type { SpreadsheetTable } from './spreadsheet-table.ts';
import { LONGEST_CELL, MOST_CHARACTERS, workbookLines } from './workbook-lines.ts';

async function* times(count: number, cell: CsvCell): AsyncGenerator<CsvCell> {
  for (let row = 0; row < count; row += 1) yield cell;
}

function table(rows: AsyncIterable<CsvCell>, more: Partial<SpreadsheetTable<CsvCell>> = {}): SpreadsheetTable<CsvCell> {
  return { format: 'xlsx', columns: [{ title: 'Cell', cell: (cell) => cell }], rows, name: 'cells', ...more };
}

async function sent(given: SpreadsheetTable<CsvCell>): Promise<unknown[]> {
  let text = '';
  for await (const portion of workbookLines(given)) text += portion;
  return text
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
}

/** The issues of the refusal, and the number of rows that were read before it. */
async function refused(count: number, cell: CsvCell): Promise<unknown> {
  let read = 0;
  async function* counted(): AsyncGenerator<CsvCell> {
    for await (const row of times(count, cell)) {
      read += 1;
      yield row;
    }
  }
  try {
    for await (const _ of workbookLines(table(counted())));
  } catch (error) {
    if (error instanceof ApiFault) return { code: error.code, issues: error.issues, read };
    throw error;
  }
  return undefined;
}

test('the lines are the head, the rows and the end', async () => {
  const rows = [null, '', '=1', 1.5, Infinity, true, new Date(0), new Date(-3e12), undefined];
  async function* each(): AsyncGenerator<CsvCell> {
    yield* rows;
  }
  const [head, ...cells] = await sent(table(each(), { sheetName: 'a/b', help: ['A\rcell'], isRightToLeft: true }));
  expect(head).toEqual({ sheetName: 'a b', isRightToLeft: true, titles: ['Cell'], widths: [12], help: ['A_x000D_cell'] });
  expect(cells).toEqual([[null], [''], ['=1'], [1.5], ['Infinity'], [true], [{ at: 0 }], ['1874-12-07T18:40:00.000Z'], [null], 'end']);
});

test('a workbook has at most 50,000 rows, and one row more is read to know it', async () => {
  const limit = WORKBOOK_ROWS;
  expect(await refused(limit, 'a')).toBeUndefined();
  expect(await refused(limit + 10, 'a')).toEqual({
    code: 'invalid',
    issues: [
      {
        path: 'format',
        code: 'spreadsheets.too-many-rows',
        message: 'A workbook has at most 50,000 rows. Choose CSV, or fewer rows.',
        values: { limit },
      },
    ],
    read: limit + 1,
  });
});

test('a workbook has at most 20 million characters', async () => {
  const cell = 'x'.repeat(MOST_CHARACTERS / 1000);
  expect(await refused(1000, cell)).toBeUndefined();
  expect(await refused(1010, cell)).toMatchObject({ issues: [{ code: 'spreadsheets.too-long', path: 'format' }], read: 1001 });
});

test('a cell has at most 32,767 characters as it is stored', async () => {
  expect(await refused(1, 'x'.repeat(LONGEST_CELL))).toBeUndefined();
  const issues = [{ code: 'spreadsheets.cell-too-long', path: 'format', values: { limit: LONGEST_CELL } }];
  expect(await refused(1, 'x'.repeat(LONGEST_CELL + 1))).toMatchObject({ issues });
  expect(await refused(1, `${'x'.repeat(LONGEST_CELL - 6)}\r`)).toMatchObject({ issues });
});
