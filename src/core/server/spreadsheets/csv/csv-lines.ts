import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { formulaSafe } from '#core/contract/formula-safe.ts';

/** The value of a cell. `null` and `undefined` make an empty cell. */
export type CsvCell = string | number | boolean | Date | null | undefined;

/** A column of a file: its title in the first line, and the cell of a row. */
export interface CsvColumn<Row> {
  readonly title: string;
  readonly cell: (row: Row) => CsvCell;
}

/**
 * A CSV file in pieces (RFC 4180, UTF-8 with a byte order mark, which Excel needs). Rows are read only as fast as pieces are taken. Texts
 * are safe in spreadsheet programs: see {@link formulaSafe}. An error of the rows is thrown from the pieces.
 *
 * @example handleDownload(contract, { policy, run: async () => ({ body: csvLines(COLUMNS, rows()), name: 'users.csv' }) })
 */
export function csvLines<Row>(columns: readonly CsvColumn<Row>[], rows: AsyncIterable<Row>): AsyncIterable<Uint8Array> {
  // Without the pattern, a single line feed or carriage return in a cell would have no quotes around it.
  const stringifier = stringify({ bom: true, record_delimiter: 'windows', quoted_match: /[\n\r]/ });
  // The iteration of the pieces throws the error.
  pipeline(Readable.from(records(columns, rows)), stringifier, () => undefined);
  return stringifier;
}

async function* records<Row>(columns: readonly CsvColumn<Row>[], rows: AsyncIterable<Row>): AsyncGenerator<string[]> {
  yield columns.map(({ title }) => title);
  for await (const row of rows) yield columns.map(({ cell }) => textOf(cell(row)));
}

function textOf(cell: CsvCell): string {
  if (typeof cell === 'string') return formulaSafe(cell);
  if (cell instanceof Date) return cell.toISOString();
  return cell === null || cell === undefined ? '' : String(cell);
}
