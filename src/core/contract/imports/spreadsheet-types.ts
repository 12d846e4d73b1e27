import type { SpreadsheetFormat } from './endpoints.ts';

/** The media types of spreadsheets, for the contracts of downloads. */
export const SPREADSHEET_TYPES: Readonly<Record<SpreadsheetFormat, string>> = Object.freeze({
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
});

/** The formats of spreadsheets, in the order in which they are offered. */
export const SPREADSHEET_FORMATS = Object.freeze(['csv', 'xlsx'] as const satisfies readonly SpreadsheetFormat[]);
