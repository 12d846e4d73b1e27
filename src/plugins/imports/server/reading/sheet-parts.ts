import { SPREADSHEET_LIMITS } from '../../contract/import-limits.ts';
import type { FoundCell, FoundRow } from './found-row.ts';
import { FIRST_ROWS, headerPlace, shownRows } from './header-row.ts';
import { type FoundPart, type SheetFault, type SheetLayout, type SheetRow, SpreadsheetRefused } from './sheet-part.ts';

/** Most rows of a portion, and bytes after which it ends. A portion has at most one row more than these bytes. */
const PORTION = { rows: 500, bytes: 32 * 1024 };

const MEBIBYTE = 1024 * 1024;

/** A number, or a date in digits. */
const NUMBER_OR_DATE = /^\s*(?:[-+]?[\d.,'\s]*\d[\d.,'\s]*%?|\d{1,4}([-./])\d{1,2}\1\d{1,4}(?:[T ]+\d{1,2}:\d{2}(?::\d{2})?)?)\s*$/;

/** The sheet whose rows are found. */
interface FoundSheet extends Pick<SheetLayout, 'sheets' | 'sheet'> {
  readonly format: 'csv' | 'xlsx';
  readonly delimiter?: string;
  /** The row that the user chose as the header. */
  readonly headerLine?: number | undefined;
  /** Whether there may be any number of rows. Rows without texts are then found too, so that they are counted. */
  readonly isEndless?: boolean;
}

/**
 * The head and the rows of a sheet, in portions.
 *
 * @throws SpreadsheetRefused without a header, without rows, and for too many rows or too much text
 */
export async function* sheetParts(sheet: FoundSheet, found: AsyncIterable<FoundRow>): AsyncGenerator<FoundPart> {
  const portions = new Portions(sheet.isEndless === true);
  const first: FoundRow[] = [];
  let width: number | undefined;
  const begin = (): FoundPart => {
    const filled = first.filter((row) => !isBlank(row));
    const header = filled.find(({ line }) => line === sheet.headerLine) ?? filled[headerPlace(filled)];
    const { format, delimiter, sheets, sheet: at } = sheet;
    if (header === undefined) throw new SpreadsheetRefused({ code: 'imports.empty' });
    const names = headerOf(header);
    width = names.length;
    const layout = { sheets, sheet: at, headerLine: header.line, firstRows: shownRows(filled) };
    first.splice(0, first.indexOf(header) + 1);
    return { kind: 'head', format, delimiter, header: names, layout };
  };
  const full = function* (rows: readonly FoundRow[]): Generator<FoundPart> {
    for (const row of rows) {
      const portion = portions.withRow(rowOf(row, width ?? 0));
      if (portion !== undefined) yield { kind: 'rows', rows: portion };
    }
  };
  for await (const row of found) {
    if (isBlank(row) && sheet.isEndless !== true) continue;
    if (width !== undefined) {
      yield* full([row]);
      continue;
    }
    first.push(row);
    if (first.length < FIRST_ROWS) continue;
    yield begin();
    yield* full(first);
  }
  if (width === undefined) {
    yield begin();
    yield* full(first);
  }
  if (portions.count === 0) throw new SpreadsheetRefused({ code: 'imports.empty' });
  const rows = portions.rest();
  if (rows.length > 0) yield { kind: 'rows', rows };
}

/** Collects rows until they are a portion. */
class Portions {
  #rows: SheetRow[] = [];
  #bytes = 0;
  #allBytes = 0;
  #count = 0;
  readonly #isEndless: boolean;

  constructor(isEndless: boolean) {
    this.#isEndless = isEndless;
  }

  get count(): number {
    return this.#count;
  }

  /** The portion that is full with this row. */
  withRow(row: SheetRow): readonly SheetRow[] | undefined {
    const bytes = bytesOf(row.cells);
    this.#count += 1;
    this.#bytes += bytes;
    this.#allBytes += bytes;
    const { rows, fileMib } = SPREADSHEET_LIMITS;
    if (!this.#isEndless && this.#count > rows) throw new SpreadsheetRefused({ code: 'imports.too-many-rows', values: { limit: rows } });
    // A workbook can name one long text in thousands of cells.
    if (!this.#isEndless && this.#allBytes > fileMib * MEBIBYTE)
      throw new SpreadsheetRefused({ code: 'imports.too-much-text', values: { limit: fileMib } });
    this.#rows.push(row);
    return this.#rows.length >= PORTION.rows || this.#bytes >= PORTION.bytes ? this.rest() : undefined;
  }

  rest(): readonly SheetRow[] {
    const rows = this.#rows;
    this.#rows = [];
    this.#bytes = 0;
    return rows;
  }
}

function isBlank({ cells, fault }: FoundRow): boolean {
  return fault === undefined && widthOf(cells) === 0;
}

/** The number of cells up to the last one with a text or a fault. */
function widthOf(cells: readonly FoundCell[]): number {
  const last = cells.findLast(({ text, fault }) => fault !== undefined || text.trim() !== '');
  return last === undefined ? 0 : last.column + 1;
}

function headerOf({ cells, fault }: FoundRow): readonly string[] {
  if (fault !== undefined) throw new SpreadsheetRefused(fault);
  const header = textsOf(cells, widthOf(cells));
  const tooLong = tooLongRow(header);
  if (tooLong !== undefined) throw new SpreadsheetRefused(tooLong);
  const names = header.filter((name) => name.trim() !== '');
  if (names.every((name) => NUMBER_OR_DATE.test(name))) throw new SpreadsheetRefused({ code: 'imports.no-header' });
  return header;
}

function rowOf({ line, cells, fault }: FoundRow, expected: number): SheetRow {
  const count = widthOf(cells);
  const wide = count > expected ? ({ code: 'imports.row-width', values: { count, expected } } as const) : undefined;
  const texts = textsOf(cells, expected);
  const whole = fault ?? wide ?? tooLongRow(texts);
  if (whole !== undefined) return { line, cells: [], faults: [], fault: whole };
  const faults = cells.flatMap(({ column, fault: of }) => (of === undefined ? [] : [{ column, ...of }]));
  return { line, cells: texts, faults };
}

function tooLongRow(texts: readonly string[]): SheetFault | undefined {
  const limit = SPREADSHEET_LIMITS.rowMib;
  return bytesOf(texts) > limit * MEBIBYTE ? { code: 'imports.row-too-long', values: { limit } } : undefined;
}

/** The length of the texts in UTF-8, in which they are sent and stored. */
function bytesOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
}

function textsOf(cells: readonly FoundCell[], width: number): string[] {
  const texts = Array.from({ length: width }, () => '');
  for (const { column, text } of cells) if (column < width) texts[column] = text;
  return texts;
}
