import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { CommandFault } from '../../errors/command-fault.ts';
import { type CsvRecord, readRecords } from '../csv/csv-records.ts';
import { inspectFile, type TextFile } from './inspect-file.ts';

/** A CSV file that can be read as a table. */
export interface Table {
  readonly file: TextFile;
  /** The cells of the first line; empty for a file without one. */
  readonly header: readonly string[];
  readonly delimiter: string;
  /** The rows below the header, always from the first one. `onBytes` gets the number of bytes read so far. */
  readonly rows: (onBytes?: (read: number) => void) => AsyncGenerator<CsvRecord>;
}

// A longer text is not a header.
const BEGINNING = 1 << 18;

/**
 * Checks a CSV file, finds its delimiter by the score of the header, and reads the header.
 *
 * @throws CommandFault when the file cannot be read as a table
 */
export async function openTable(path: string, scoreOf: HeaderScore): Promise<Table> {
  const file = await inspectFile(path);
  const delimiter = await findDelimiter(await beginningOf(path), scoreOf);
  const header = await readHeader(file, delimiter);
  return { file, header, delimiter, rows: (onBytes) => withoutHeader(readRecords(textPieces(file, onBytes), delimiter)) };
}

async function beginningOf(path: string): Promise<string> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(BEGINNING), 0, BEGINNING, 0);
    return new TextDecoder().decode(buffer.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
}

async function readHeader(file: TextFile, delimiter: string): Promise<readonly string[]> {
  for await (const record of readRecords(textPieces(file), delimiter)) {
    if (record.kind === 'cells') return record.cells;
    throw new CommandFault(`The file ${basename(file.path)} has no header: its first line ${record.reason}.`);
  }
  return [];
}

async function* withoutHeader(records: AsyncIterable<CsvRecord>): AsyncGenerator<CsvRecord> {
  let isHeader = true;
  for await (const record of records) {
    if (!isHeader) yield record;
    isHeader = false;
  }
}

/** The text of a file in pieces, without a byte order mark. `onBytes` gets the number of bytes read so far. */
async function* textPieces(file: TextFile, onBytes: (read: number) => void = () => {}): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let read = 0;
  for await (const piece of createReadStream(file.path, { highWaterMark: 1 << 16 })) {
    const bytes = piece as Uint8Array;
    yield decoder.decode(bytes, { stream: true });
    read += bytes.length;
    onBytes(read);
  }
  yield decoder.decode();
}

/** Rates a header: the number of its cells that the reader knows. */
type HeaderScore = (header: readonly string[]) => number;

const DELIMITERS = [',', ';', '\t', '|'] as const;

/** The delimiter with the best header score; the comma when no header scores. */
export async function findDelimiter(beginning: string, scoreOf: HeaderScore): Promise<string> {
  let best: { readonly delimiter: string; readonly score: number } = { delimiter: ',', score: 0 };
  for (const delimiter of DELIMITERS) {
    const score = scoreOf(await firstCells(beginning, delimiter));
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

async function firstCells(text: string, delimiter: string): Promise<readonly string[]> {
  for await (const record of readRecords([text], delimiter)) return record.kind === 'cells' ? record.cells : [];
  return [];
}
