/** The format of a spreadsheet. */
export type SpreadsheetFormat = 'csv' | 'xlsx';

/** The formats of spreadsheets, in the order in which they are offered. */
export const SPREADSHEET_FORMATS = Object.freeze(['csv', 'xlsx'] as const satisfies readonly SpreadsheetFormat[]);

/** The media types of spreadsheets, for the contracts of downloads. */
export const SPREADSHEET_TYPES: Readonly<Record<SpreadsheetFormat, string>> = Object.freeze({
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
});

/** Rows below the header of a workbook that is written. */
export const WORKBOOK_ROWS = 50_000;

/** The characters that can separate the texts of a list in a cell. */
export const LIST_SEPARATORS = Object.freeze(['\n', ';', '|'] as const);

export type ListSeparator = (typeof LIST_SEPARATORS)[number];

/** The signs before decimals. The other one of the two divides thousands. */
export const DECIMAL_SIGNS = Object.freeze(['point', 'comma'] as const);

export type DecimalSign = (typeof DECIMAL_SIGNS)[number];

/** The orders of day, month and year in dates of digits. */
export const DATE_ORDERS = Object.freeze(['dmy', 'mdy', 'ymd'] as const);

export type DateOrder = (typeof DATE_ORDERS)[number];

/**
 * The cell of a list in a file that we write: one text in each line. A text with another separator never stands without a line break,
 * so a reader does not take the other one for the separator of the column.
 */
export function listCell(texts: readonly string[]): string {
  const cell = texts.join('\n');
  const isDoubtful = !cell.includes('\n') && LIST_SEPARATORS.some((separator) => cell.includes(separator));
  return isDoubtful ? `${cell}\n` : cell;
}
