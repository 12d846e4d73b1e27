import { formulaUnsafe } from '#core/contract/formula-safe.ts';
import { type CsvRecord, readRecords } from '#core/server/spreadsheets/csv/csv-records.ts';
import { type FoundRow, foundCell } from '../found-row.ts';
import { decodeText } from './decode-text.ts';
import { findDelimiter } from './find-delimiter.ts';

/** A first line that names the delimiter, as some programs write it. They do not show it as a row. */
const DELIMITER_LINE = /^sep=([,;\t|])(?:\r\n|\r|\n)/i;

/** The text of a CSV file with its delimiter. */
export interface CsvText {
  readonly text: string;
  readonly delimiter: string;
}

/** @throws SpreadsheetRefused if it is no text */
export async function openCsv(content: Buffer): Promise<CsvText> {
  const whole = decodeText(content);
  const named = DELIMITER_LINE.exec(whole);
  const text = named === null ? whole : whole.slice(named[0].length);
  return { text, delimiter: named?.[1] ?? (await findDelimiter(text)) };
}

/** The rows of a CSV file. The apostrophe that makes a cell safe in spreadsheet programs is taken off. */
export async function* csvRows({ text, delimiter }: CsvText): AsyncGenerator<FoundRow> {
  for await (const record of readRecords([text], delimiter, text.length)) yield rowOf(record);
}

function rowOf(record: CsvRecord): FoundRow {
  const { line } = record;
  if (record.kind === 'broken') return { line, cells: [], fault: { code: 'imports.quotation' } };
  return { line, cells: record.cells.flatMap((cell, column) => foundCell(column, formulaUnsafe(cell), 'csv') ?? []) };
}
