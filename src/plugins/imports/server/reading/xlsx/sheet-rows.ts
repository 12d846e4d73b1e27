import { CELL_LIMITS, SPREADSHEET_LIMITS } from '../../../contract/import-limits.ts';
import type { FoundCell, FoundRow } from '../found-row.ts';
import { SpreadsheetRefused } from '../sheet-part.ts';
import { columnOf, rowNumber } from './cell-address.ts';
import { cellOf } from './cell-value.ts';
import { RichText } from './shared-texts.ts';
import type { Workbook } from './workbook.ts';
import { checkFormula } from './workbook-rules.ts';
import { type AttributeOf, XmlReader } from './xml-reader.ts';

/** Characters that are kept of a formula or a value. A longer one is a fault. */
const MAX_CHARACTERS = 2 * CELL_LIMITS.xlsx + 1;

/** Cells with a text in a row. More are only possible if one is there several times. */
const MAX_CELLS = SPREADSHEET_LIMITS.columns;

/**
 * The rows with any text of the workbook's sheet. Only the cells are read as XML, and only a piece of them is in memory.
 *
 * @throws SpreadsheetRefused and other errors for sheets that cannot be read
 */
export async function* sheetRows(workbook: Workbook): AsyncGenerator<FoundRow> {
  const rows = new RowCollector(workbook);
  const reader = new XmlReader({
    opened: (name, attributeOf) => rows.opened(name, attributeOf),
    closed: (name) => {
      rows.closed(name);
      if (rows.areOver) reader.stop();
    },
    text: (text) => rows.text(text),
  });
  // The rest of the part is inflated too, so that its sum is compared.
  for await (const piece of workbook.archive.pieces(workbook.sheet)) {
    if (!rows.areOver) reader.write(piece);
    yield* rows.take();
  }
  if (!rows.areOver) reader.end();
}

class RowCollector {
  readonly #workbook: Workbook;
  #rows: FoundRow[] = [];
  #state: 'before' | 'cells' | 'over' = 'before';
  #line = 0;
  #cells: FoundCell[] = [];
  #column = -1;
  #cell: { type: string; format: number; hasFormula: boolean; value: string | undefined } | undefined;
  #formula = '';
  /** The element of a cell whose text is read. */
  #inside: 'v' | 'f' | undefined;
  readonly #text = new RichText();

  constructor(workbook: Workbook) {
    this.#workbook = workbook;
  }

  get areOver(): boolean {
    return this.#state === 'over';
  }

  /** The rows since the last time. */
  take(): readonly FoundRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  opened(name: string, attributeOf: AttributeOf): void {
    if (this.#state === 'before' && name === 'sheetData') this.#state = 'cells';
    if (this.#state !== 'cells') return;
    if (name === 'row') this.#openRow(attributeOf('r'));
    else if (name === 'c') this.#openCell(attributeOf);
    else if (this.#cell !== undefined) this.#openInCell(this.#cell, name);
  }

  closed(name: string): void {
    if (this.#state !== 'cells') return;
    if (name === 'sheetData') this.#state = 'over';
    else if (name === 'row') this.#closeRow();
    else if (name === 'c') this.#closeCell();
    else if (name === this.#inside) this.#inside = undefined;
    else this.#text.closed(name);
  }

  text(text: string): void {
    if (this.#cell === undefined) return;
    if (this.#inside === 'f' && this.#formula.length < MAX_CHARACTERS) this.#formula += text;
    else if (this.#inside === 'v' && (this.#cell.value?.length ?? 0) < MAX_CHARACTERS) this.#cell.value = (this.#cell.value ?? '') + text;
    else this.#text.take(text);
  }

  #openRow(number: string | undefined): void {
    this.#line = number === undefined ? this.#line + 1 : rowNumber(number);
    this.#cells = [];
    this.#column = -1;
  }

  #openCell(attributeOf: AttributeOf): void {
    const address = attributeOf('r');
    this.#column = address === undefined ? this.#column + 1 : columnOf(address);
    this.#cell = { type: attributeOf('t') ?? 'n', format: Number(attributeOf('s') ?? 0), hasFormula: false, value: undefined };
    this.#formula = '';
    this.#text.end();
  }

  #openInCell(cell: { hasFormula: boolean; value: string | undefined }, name: string): void {
    if (name === 'f') cell.hasFormula = true;
    else if (name === 'v') cell.value ??= '';
    else this.#text.opened(name);
    if (name === 'f' || name === 'v') this.#inside = name;
  }

  #closeCell(): void {
    if (this.#cell === undefined) return;
    checkFormula(this.#formula);
    const found = cellOf({ ...this.#cell, column: this.#column, text: this.#text.end() }, this.#workbook);
    if (found !== undefined && this.#cells.push(found) > MAX_CELLS) throw new SpreadsheetRefused({ code: 'imports.unreadable' });
    this.#cell = undefined;
  }

  #closeRow(): void {
    if (this.#cells.length > 0) this.#rows.push({ line: this.#line, cells: this.#cells.sort((a, b) => a.column - b.column) });
    this.#cells = [];
  }
}
