import { SPREADSHEET_LIMITS } from '#core/contract/imports/import-limits.ts';
import type { FoundCell, FoundRow } from './found-row.ts';
import { type SheetPart, type SheetRow, SpreadsheetRefused } from './sheet-part.ts';

/** Most rows, and about most characters, of a portion. */
const PORTION = { rows: 500, characters: 64 * 1024 };

/** Most characters of all cells. A workbook can name one long text in thousands of cells. */
const MAX_CHARACTERS = 64 * 1024 * 1024;

/** A number, or a date in digits. */
const NUMBER_OR_DATE = /^\s*(?:[-+]?[\d.,'\s]*\d[\d.,'\s]*%?|\d{1,4}([-./])\d{1,2}\1\d{1,4}(?:[T ]+\d{1,2}:\d{2}(?::\d{2})?)?)\s*$/;

/**
 * The head and the rows of a sheet, in portions.
 *
 * @throws SpreadsheetRefused without a header, without rows, and for too many rows or characters
 */
export async function* sheetParts(
  sheet: { readonly format: 'csv' | 'xlsx'; readonly otherSheets: number },
  found: AsyncIterable<FoundRow>,
): AsyncGenerator<SheetPart> {
  const portions = new Portions();
  let width: number | undefined;
  for await (const row of found) {
    if (isBlank(row)) continue;
    if (width === undefined) {
      const header = headerOf(row);
      width = header.length;
      yield { kind: 'head', format: sheet.format, header, otherSheets: sheet.otherSheets };
      continue;
    }
    const rows = portions.withRow(rowOf(row, width));
    if (rows !== undefined) yield { kind: 'rows', rows };
  }
  if (portions.count === 0) throw new SpreadsheetRefused({ code: 'imports.empty' });
  const rows = portions.rest();
  if (rows.length > 0) yield { kind: 'rows', rows };
}

/** Collects rows until they are a portion. */
class Portions {
  #rows: SheetRow[] = [];
  #characters = 0;
  #allCharacters = 0;
  #count = 0;

  get count(): number {
    return this.#count;
  }

  /** The portion that is full with this row. */
  withRow(row: SheetRow): readonly SheetRow[] | undefined {
    const characters = row.cells.reduce((sum, cell) => sum + cell.length, 0);
    this.#count += 1;
    this.#characters += characters;
    this.#allCharacters += characters;
    const limit = SPREADSHEET_LIMITS.rows;
    if (this.#count > limit) throw new SpreadsheetRefused({ code: 'imports.too-many-rows', values: { limit } });
    if (this.#allCharacters > MAX_CHARACTERS) throw new SpreadsheetRefused({ code: 'imports.too-heavy' });
    this.#rows.push(row);
    return this.#rows.length >= PORTION.rows || this.#characters >= PORTION.characters ? this.rest() : undefined;
  }

  rest(): readonly SheetRow[] {
    const rows = this.#rows;
    this.#rows = [];
    this.#characters = 0;
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
  const names = header.filter((name) => name.trim() !== '');
  if (names.every((name) => NUMBER_OR_DATE.test(name))) throw new SpreadsheetRefused({ code: 'imports.no-header' });
  return header;
}

function rowOf({ line, cells, fault }: FoundRow, expected: number): SheetRow {
  const count = widthOf(cells);
  const wide = count > expected ? ({ code: 'imports.row-width', values: { count, expected } } as const) : undefined;
  const whole = fault ?? wide;
  if (whole !== undefined) return { line, cells: [], faults: [], fault: whole };
  const faults = cells.flatMap(({ column, fault: of }) => (of === undefined ? [] : [{ column, ...of }]));
  return { line, cells: textsOf(cells, expected), faults };
}

function textsOf(cells: readonly FoundCell[], width: number): string[] {
  const texts = Array.from({ length: width }, () => '');
  for (const { column, text } of cells) if (column < width) texts[column] = text;
  return texts;
}
