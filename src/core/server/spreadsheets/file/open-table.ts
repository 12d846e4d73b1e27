import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { CommandFault } from '../../errors/command-fault.ts';
import { type CsvRecord, readRecords } from '../csv/csv-records.ts';
import { findDelimiter, type HeaderScore } from './find-delimiter.ts';
import { inspectFile, type TextFile } from './inspect-file.ts';
import { textPieces } from './text-pieces.ts';

/** A CSV file that can be read as a table. */
export interface Table {
  readonly file: TextFile;
  /** The cells of the first line; empty for a file without one. */
  readonly header: readonly string[];
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
  return { file, header, rows: (onBytes) => withoutHeader(readRecords(textPieces(file, onBytes), delimiter)) };
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
