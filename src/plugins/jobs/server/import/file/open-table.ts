import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { CommandFault } from '#core/server/app/command-fault.ts';
import { type ColumnPlan, planColumns } from '../columns/column-plan.ts';
import { findDelimiter } from '../columns/find-delimiter.ts';
import type { ColumnMapping } from '../columns/mapping-file.ts';
import { type CsvRecord, readRecords } from '../csv/csv-records.ts';
import { inspectFile, type TextFile } from './inspect-file.ts';
import { textPieces } from './text-pieces.ts';

/** A table whose header was understood. */
export interface Table {
  readonly file: TextFile;
  readonly plan: ColumnPlan;
  /** The rows below the header, from the beginning each time. `onBytes` hears how far reading has come. */
  readonly rows: (onBytes?: (read: number) => void) => AsyncGenerator<CsvRecord>;
}

// A header that does not fit in here is none.
const BEGINNING = 1 << 18;

/**
 * Checks a CSV file and finds out how to read it.
 *
 * @throws CommandFault when it cannot be imported
 */
export async function openTable(path: string, mapping: ColumnMapping, company: string | undefined): Promise<Table> {
  const file = await inspectFile(path);
  const delimiter = await findDelimiter(await beginningOf(path), mapping);
  const plan = planColumns(await readHeader(file, delimiter), mapping, company);
  return { file, plan, rows: (onBytes) => withoutHeader(readRecords(textPieces(file, onBytes), delimiter)) };
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
