import type { FoundRow } from './found-row.ts';
import type { SheetLayout } from './sheet-part.ts';

/** Rows among which the header is. */
export const FIRST_ROWS = 20;

/** Of lists with fewer rows, the usual width says little. */
const FEW_ROWS = 4;
const SHOWN_CELLS = 6;
const SHOWN_LENGTH = 40;

/**
 * The place of the header among the first rows: the first row that is no title. Titles and notes above a table fill one cell, or much fewer
 * cells than most rows.
 */
export function headerPlace(rows: readonly FoundRow[]): number {
  const counts = rows.map(filledCells);
  const usual = counts.toSorted((one, other) => one - other)[Math.floor(counts.length / 2)] ?? 0;
  const most = counts.length < FEW_ROWS ? 1 : Math.max(1, Math.floor(usual / 3));
  const place = rows.findIndex(({ fault }, at) => fault !== undefined || (counts[at] ?? 0) > Math.min(most, usual - 1));
  return Math.max(0, place);
}

/** The rows as a user tells them apart. */
export function shownRows(rows: readonly FoundRow[]): SheetLayout['firstRows'] {
  return rows.map(({ line, cells }) => ({
    line,
    cells: cells
      .map(({ text }) => beginningOf(text))
      .filter((text) => text !== '')
      .slice(0, SHOWN_CELLS),
  }));
}

function filledCells({ cells }: FoundRow): number {
  return cells.filter(({ text, fault }) => fault !== undefined || text.trim() !== '').length;
}

function beginningOf(text: string): string {
  const line = text
    .slice(0, 10 * SHOWN_LENGTH)
    .replace(/\s+/gu, ' ')
    .trim();
  return [...line].slice(0, SHOWN_LENGTH).join('').toWellFormed();
}
