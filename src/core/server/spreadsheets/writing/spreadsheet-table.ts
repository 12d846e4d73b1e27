import type { SpreadsheetFormat } from '#core/contract/spreadsheets.ts';
import type { CsvColumn } from '../csv/csv-lines.ts';

/** A column of a spreadsheet: its title in the first line, and the cell of a row. */
export interface SpreadsheetColumn<Row> extends CsvColumn<Row> {
  /** Width in characters of a workbook; made from the title by default. */
  readonly width?: number | undefined;
}

/** A table to write as a spreadsheet. */
export interface SpreadsheetTable<Row> {
  readonly format: SpreadsheetFormat;
  readonly columns: readonly SpreadsheetColumn<Row>[];
  /** Read only as fast as the spreadsheet is written, and not at all when the download is not read. */
  readonly rows: AsyncIterable<Row>;
  /** The name of the file without its ending. */
  readonly name: string;
  /** The name of the sheet of a workbook; the name of the file by default. Characters that a workbook does not allow are left out. */
  readonly sheetName?: string | undefined;
  /** An explanation of each column in the second line of a workbook, for templates. CSV has no such line. */
  readonly help?: readonly string[] | undefined;
  /** Whether the first column of a workbook stands on the right. */
  readonly isRightToLeft?: boolean | undefined;
}

/** A spreadsheet as the answer of a download. */
export interface SpreadsheetAnswer {
  /** The pieces of the file. A fault of the table is thrown before the first piece. */
  readonly body: AsyncIterable<Uint8Array>;
  /** The file name with its ending. */
  readonly name: string;
  /** The media type, one of `SPREADSHEET_TYPES`. */
  readonly type: string;
}
