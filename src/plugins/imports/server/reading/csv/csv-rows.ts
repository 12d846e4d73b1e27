import { formulaUnsafe } from '#core/contract/formula-safe.ts';
import { type CsvRecord, readRecords } from '#core/server/spreadsheets/csv/csv-records.ts';
import { SPREADSHEET_LIMITS } from '../../../contract/import-limits.ts';
import { type FoundRow, foundCell } from '../found-row.ts';
import { decodeText } from './decode-text.ts';
import { findDelimiter } from './find-delimiter.ts';

/** A first line that names the delimiter, as some programs write it. They do not show it as a row. */
const DELIMITER_LINE = /^sep=([,;\t|])(?:\r\n|\r|\n)/i;

/** The text of a CSV file with its delimiter. */
export interface CsvText {
  readonly text: AsyncIterable<string> | Iterable<string>;
  readonly delimiter: string;
  /** Characters of a record. Default {@link readRecords}. */
  readonly longest?: number;
}

/** @throws SpreadsheetRefused if it is no text */
export async function openCsv(content: Buffer): Promise<CsvText> {
  const whole = decodeText(content);
  const { delimiter, start } = await csvForm(whole);
  const text = whole.slice(start);
  return { text: [text], delimiter, longest: text.length };
}

/** The delimiter of a text, and where its first row starts. */
export async function csvForm(beginning: string): Promise<{ readonly delimiter: string; readonly start: number }> {
  const named = DELIMITER_LINE.exec(beginning);
  const start = named?.[0].length ?? 0;
  return { delimiter: named?.[1] ?? (await findDelimiter(beginning.slice(start))), start };
}

/**
 * The rows of a CSV file. The apostrophe that makes a cell safe in spreadsheet programs is taken off.
 *
 * @param columns the most that a row may have
 */
export async function* csvRows(
  { text, delimiter, longest }: CsvText,
  columns: number = SPREADSHEET_LIMITS.columns,
): AsyncGenerator<FoundRow> {
  for await (const record of readRecords(text, delimiter, longest)) yield rowOf(record, columns);
}

function rowOf(record: CsvRecord, columns: number): FoundRow {
  const { line } = record;
  if (record.kind === 'broken') return { line, cells: [], fault: { code: 'imports.quotation' } };
  return { line, cells: record.cells.flatMap((cell, column) => foundCell(column, formulaUnsafe(cell), 'csv', columns) ?? []) };
}
