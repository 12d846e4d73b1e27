import { CELL_LIMITS, SPREADSHEET_LIMITS } from '../../contract/import-limits.ts';
import { type SheetFault, SpreadsheetRefused } from './sheet-part.ts';

/** A cell as a reader finds it. A cell with a fault has an empty text, or the beginning of one that is too long. */
export interface FoundCell {
  /** Place in its row, from 0. */
  readonly column: number;
  readonly text: string;
  readonly fault?: SheetFault;
}

/** A row as a reader finds it. */
export interface FoundRow {
  readonly line: number;
  /** The cells with any character or fault, in their order. */
  readonly cells: readonly FoundCell[];
  readonly fault?: SheetFault;
}

/** Code points that are kept of a text that is too long. */
const BEGINNING = 200;

/** Anything that a text of a cell may not have. */
const UNCLEAN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ud800-\udfff]/;

const LINE_BREAK = /\r\n?/g;

/** Control characters other than tab and line feed. PostgreSQL stores no NUL. */
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/**
 * A cell with this text, without control characters and lone surrogates.
 *
 * @param kind the kind of the file, which decides how long a cell may be
 * @param columns the most that a row may have
 * @throws SpreadsheetRefused if there is any text beyond the last column
 */
export function foundCell(
  column: number,
  raw: string,
  kind: keyof typeof CELL_LIMITS,
  columns: number = SPREADSHEET_LIMITS.columns,
): FoundCell | undefined {
  const text = UNCLEAN.test(raw) ? raw.replace(LINE_BREAK, '\n').replace(CONTROL, '').toWellFormed() : raw;
  if (text === '' || (column >= columns && text.trim() === '')) return undefined;
  demandColumn(column, columns);
  const limit = CELL_LIMITS[kind];
  if (!isTooLong(text, limit)) return { column, text };
  return { column, text: beginningOf(text), fault: { code: 'imports.cell-too-long', values: { limit } } };
}

/** A cell whose text is not known. */
export function faultyCell(column: number, code: 'imports.formula' | 'imports.cell-error'): FoundCell {
  demandColumn(column, SPREADSHEET_LIMITS.columns);
  return { column, text: '', fault: { code } };
}

function demandColumn(column: number, limit: number): void {
  if (column >= limit) throw new SpreadsheetRefused({ code: 'imports.too-many-columns', values: { limit } });
}

/** Whether there are more code points than a cell may have. Only pairs of surrogates make fewer of them than characters. */
function isTooLong(text: string, limit: number): boolean {
  if (text.length <= limit) return false;
  if (text.length > 2 * limit) return true;
  return [...text].length > limit;
}

function beginningOf(text: string): string {
  return [...text.slice(0, 2 * BEGINNING)].slice(0, BEGINNING).join('').toWellFormed();
}
