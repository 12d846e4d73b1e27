import pLimit from 'p-limit';
import { SPREADSHEET_TYPES } from '#core/contract/spreadsheets.ts';
import { csvLines } from '../csv/csv-lines.ts';
import { bodyOf } from './later-body.ts';
import type { SpreadsheetAnswer, SpreadsheetTable } from './spreadsheet-table.ts';
import { makeWorkbook } from './workbook/make-workbook.ts';
import { workbookLines } from './workbook-lines.ts';

/** The number of workbooks that are made at the same time. Each one takes a processor and up to 512 MiB. */
const WORKBOOKS_AT_ONCE = 2;

/** Writes lists as CSV or as workbooks (.xlsx). */
export class SpreadsheetWriter {
  readonly #limit = pLimit(WORKBOOKS_AT_ONCE);

  /**
   * The table as the answer of a download. CSV is streamed. A workbook is made in a process of its own, and sent when it is complete.
   * Texts stay texts in it, also those that begin like a formula.
   *
   * The pieces of a workbook throw an ApiFault `invalid` with an issue at `format` when the table is too large for one (`exportIssues`).
   *
   * @example run: async ({ query }) => kernel.spreadsheets.write({ format: query.format, columns: COLUMNS, rows: rows(), name: 'users' })
   */
  write<Row>(table: SpreadsheetTable<Row>): SpreadsheetAnswer {
    const { format, columns, rows, name } = table;
    const body = format === 'csv' ? csvLines(columns, rows) : bodyOf((signal) => this.#workbook(table, signal));
    return { body, name: `${name}.${format}`, type: SPREADSHEET_TYPES[format] };
  }

  #workbook<Row>(table: SpreadsheetTable<Row>, signal: AbortSignal): Promise<Uint8Array> {
    return this.#limit(async () => {
      // The receiver may have left while others had their turn.
      signal.throwIfAborted();
      return makeWorkbook(workbookLines(table), signal);
    });
  }
}
