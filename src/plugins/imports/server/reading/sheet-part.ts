import type { IssueValues } from '#core/contract/errors.ts';
import type { ImportIssueCode } from '../../contract/issues.ts';

/** A fault that the reader finds: a code of `importIssues` with the values of its sentence. */
export interface SheetFault {
  readonly code: ImportIssueCode;
  readonly values?: IssueValues | undefined;
}

/** A fault of one cell. Such a cell has an empty text, or the beginning of one that is too long. */
export interface CellFault extends SheetFault {
  /** Place of the cell in its row, from 0. */
  readonly column: number;
}

/** One row below the header. Rows without any text are left out. */
export interface SheetRow {
  /** The number of the row in a spreadsheet program. A record of CSV is one row, also with line breaks in its cells. */
  readonly line: number;
  /** As many texts as the header has. Cells that are missing at the end are empty. No cells when the row has a fault. */
  readonly cells: readonly string[];
  readonly faults: readonly CellFault[];
  /** A fault of the whole row. */
  readonly fault?: SheetFault | undefined;
}

/** What of a spreadsheet is read, and what could be. */
export interface SheetLayout {
  /** The names of the sheets with cells; empty for CSV. */
  readonly sheets: readonly string[];
  /** The place of the sheet that is read. */
  readonly sheet: number;
  /** The row of the header. */
  readonly headerLine: number;
  /** The first rows with the beginnings of their first cells. One of them is the header. */
  readonly firstRows: readonly { readonly line: number; readonly cells: readonly string[] }[];
}

/** What the user chose to read. Without a choice, it is the first visible sheet, and the first row that is as wide as most. */
export interface SheetChoice {
  readonly sheet?: number | undefined;
  readonly headerLine?: number | undefined;
}

/** A part of a spreadsheet as it is found: first its head, then its rows in portions. */
export type FoundPart =
  | {
      readonly kind: 'head';
      readonly format: 'csv' | 'xlsx';
      /** The cells of the header, without empty cells at the end. */
      readonly header: readonly string[];
      readonly layout: SheetLayout;
      /** The sign between the cells of CSV. */
      readonly delimiter?: string | undefined;
    }
  | { readonly kind: 'rows'; readonly rows: readonly SheetRow[] };

/** A part of a spreadsheet as the process that reads it sends it. */
export type SheetPart =
  | FoundPart
  | {
      /** A row with much text, which the receiver stores without looking at it. */
      readonly kind: 'long';
      /** The row with the beginnings of its cells. */
      readonly row: SheetRow;
      /** The whole cells: a list of texts in JSON. */
      readonly cells: Buffer;
    };

/** Thrown when a spreadsheet cannot be read. Nothing of it is used. */
export class SpreadsheetRefused extends Error {
  readonly fault: SheetFault;

  constructor(fault: SheetFault) {
    super(fault.code);
    this.name = 'SpreadsheetRefused';
    this.fault = fault;
  }
}
