import { exportIssue } from '#core/contract/export-issues.ts';
import { WORKBOOK_ROWS } from '#core/contract/spreadsheets.ts';
import { ApiFault } from '../../errors/api-fault.ts';
import type { CsvCell } from '../csv/csv-lines.ts';
import { storedText } from './cell-text.ts';
import type { SpreadsheetTable } from './spreadsheet-table.ts';
import { END, type SentCell, type WorkbookHead } from './workbook/workbook-input.ts';

/** The length that spreadsheet programs allow. */
const LONGEST = 31;

/** Most characters of all cells of a workbook. */
export const MOST_CHARACTERS = 20_000_000;

/** Most characters of a cell of a workbook, as it is stored. Excel repairs a workbook with a longer one. */
export const LONGEST_CELL = 32_767;

/** Characters that are sent together. */
const PORTION = 1 << 16;

const NARROWEST = 12;
const WIDEST = 60;

/**
 * The table as the input of the process that makes workbooks: lines of JSON, first the head, then the rows, then the end.
 *
 * @throws ApiFault invalid for a table that is too large for a workbook
 */
export async function* workbookLines<Row>(table: SpreadsheetTable<Row>): AsyncGenerator<string> {
  const { columns, rows } = table;
  let portion = lineOf(headOf(table));
  let counted = 0;
  let characters = 0;
  for await (const row of rows) {
    counted += 1;
    if (counted > WORKBOOK_ROWS) throw tooLarge('spreadsheets.too-many-rows', WORKBOOK_ROWS);
    const cells = columns.map(({ cell }) => sentCell(cell(row)));
    for (const cell of cells) characters += typeof cell === 'string' ? cell.length : 0;
    if (characters > MOST_CHARACTERS) throw tooLarge('spreadsheets.too-long', MOST_CHARACTERS);
    portion += lineOf(cells);
    if (portion.length < PORTION) continue;
    yield portion;
    portion = '';
  }
  yield portion + lineOf(END);
}

function lineOf(value: WorkbookHead | readonly SentCell[] | typeof END): string {
  return `${JSON.stringify(value)}\n`;
}

function headOf<Row>({ columns, name, sheetName = name, help, isRightToLeft = false }: SpreadsheetTable<Row>): WorkbookHead {
  return {
    sheetName: sheetNameOf(sheetName),
    isRightToLeft,
    titles: columns.map(({ title }) => sentText(title)),
    widths: columns.map(({ title, width }) => width ?? Math.min(Math.max(title.length + 2, NARROWEST), WIDEST)),
    ...(help === undefined ? {} : { help: help.map(sentText) }),
  };
}

/** The days that spreadsheet programs count alike: from 1 March 1900 to the end of the year 9999. */
const FIRST_DATE = Date.UTC(1900, 2, 1);
const LAST_DATE = Date.UTC(9999, 11, 31, 23, 59, 59);

function sentCell(cell: CsvCell): SentCell {
  if (cell === null || cell === undefined || typeof cell === 'boolean') return cell ?? null;
  // A workbook has no other numbers.
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : String(cell);
  if (typeof cell === 'string') return sentText(cell);
  const at = cell.getTime();
  return at >= FIRST_DATE && at <= LAST_DATE ? { at } : cell.toISOString();
}

function sentText(text: string): string {
  const stored = storedText(text);
  if (stored.length > LONGEST_CELL) throw tooLarge('spreadsheets.cell-too-long', LONGEST_CELL);
  return stored;
}

function tooLarge(code: Parameters<typeof exportIssue>[0], limit: number): ApiFault {
  return new ApiFault('invalid', [exportIssue(code, { limit })]);
}

/** The text as the name of a sheet, without characters that spreadsheet programs do not allow there. */
export function sheetNameOf(text: string): string {
  const allowed = text.toWellFormed().replace(/[[\]/\\:*?\p{C}]+/gu, ' ');
  const name = allowed
    .slice(0, LONGEST)
    .toWellFormed()
    .replace(/^['\s\ufffd]+|['\s\ufffd]+$/gu, '');
  // Excel keeps this name for itself.
  return name === '' || name.toLowerCase() === 'history' ? 'Sheet1' : name;
}
