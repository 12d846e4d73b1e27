import { WORKBOOK_ROWS } from '#core/contract/spreadsheets.ts';

/** The limits of spreadsheets that are imported. */
export const SPREADSHEET_LIMITS = Object.freeze({
  /** Bytes of an uploaded file. */
  bytes: 5 * 1024 * 1024,
  /** Rows below the header: as many as an export has. */
  rows: WORKBOOK_ROWS,
  columns: 60,
  /** Characters (code points) of a cell. */
  cell: 4000,
  /** Characters of a cell in a column for long texts, such as descriptions. */
  longCell: 60_000,
  /** Mebibytes of UTF-8 that the cells of one row have at most. */
  rowMib: 1,
  /** Mebibytes of UTF-8 that all cells of a file have at most. */
  fileMib: 256,
});

/** Most characters of a cell by the kind of its file. Programs for workbooks write no longer cell (Excel: 32,767). */
export const CELL_LIMITS = Object.freeze({ csv: SPREADSHEET_LIMITS.longCell, xlsx: 32_767 });

/** Different faults that are shown. All faults are in the download. */
export const SHOWN_FAULTS = 100;

/** Rows that are named of equal faults. */
export const SHOWN_FAULTY_ROWS = 5;

/** Different texts that are shown of equal faults. */
export const SHOWN_FAULTY_CELLS = 10;

/** Hours in which an import can be undone. */
export const UNDO_HOURS = 24;

/** Hours after the last step in which the rows of an import are kept. An import that was not applied is then deleted with them. */
export const ROWS_HOURS = 24;

/** Days in which past imports are listed. */
export const KEPT_DAYS = 30;

/** Translated values of one column of a mapping. */
export const MOST_TRANSLATIONS = 200;

/** Bytes of a mapping as JSON. */
export const MAPPING_BYTES = 64 * 1024;

/** Characters of the name of a kept mapping. */
export const MAPPING_NAME_LENGTH = 60;

/** Named mappings that a user can keep for one place. */
export const MOST_MAPPINGS = 20;
