import { SpreadsheetRefused } from '../sheet-part.ts';

/** Rows and columns of the largest sheet. */
const MAX_ROWS = 1_048_576;
const MAX_COLUMNS = 16_384;

/**
 * The column, from 0, of a cell such as `AB12`.
 *
 * @throws SpreadsheetRefused if it is no address
 */
export function columnOf(address: string): number {
  const [, letters = ''] = /^([A-Z]{1,3})\d{1,7}$/i.exec(address) ?? [];
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  if (column < 1 || column > MAX_COLUMNS) throw new SpreadsheetRefused({ code: 'imports.unreadable' });
  return column - 1;
}

/**
 * The number of a row, from 1.
 *
 * @throws SpreadsheetRefused if it is none
 */
export function rowNumber(text: string): number {
  const row = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (row < 1 || row > MAX_ROWS) throw new SpreadsheetRefused({ code: 'imports.unreadable' });
  return row;
}
