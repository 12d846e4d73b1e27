import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { CommandFault } from '#core/server/errors/command-fault.ts';
import { importIssue } from '../../contract/issues.ts';
import type { ImportColumn } from '../../contract/schemas.ts';
import { fileRow } from '../read-file.ts';
import { csvForm, csvRows } from '../reading/csv/csv-rows.ts';
import { type FoundPart, SpreadsheetRefused } from '../reading/sheet-part.ts';
import { sheetParts } from '../reading/sheet-parts.ts';
import type { FileRow } from '../row-store.ts';
import { isHelpRow } from '../template.ts';

/** Columns of a file, most of which are not imported. */
const MOST_COLUMNS = 1000;

/** Bytes by which the delimiter is found. */
const BEGINNING = 256 * 1024;

/** The head of a file. */
export type FileHead = Extract<FoundPart, { readonly kind: 'head' }>;

/**
 * The head of a CSV file in UTF-8, then its rows in small portions, by the rules of uploaded files. The file may have any size.
 *
 * @throws CommandFault when it cannot be read as a table
 */
export async function* operatorRows(path: string, columns: readonly ImportColumn[]): AsyncGenerator<FileHead | readonly FileRow[]> {
  let number = 0;
  try {
    const { delimiter, start } = await csvForm(await beginningOf(path));
    const rows = csvRows({ text: textOf(path, start), delimiter }, MOST_COLUMNS);
    for await (const part of sheetParts({ format: 'csv', sheets: [], sheet: 0, delimiter, isEndless: true }, rows)) {
      if (part.kind === 'head') {
        yield part;
        continue;
      }
      const found = number === 0 && isHelpRow(columns, part.rows[0]?.cells ?? []) ? part.rows.slice(1) : part.rows;
      yield found.map((row) => fileRow(row, ++number));
    }
  } catch (error) {
    if (!(error instanceof SpreadsheetRefused)) throw error;
    throw new CommandFault(importIssue(error.fault.code, error.fault.values).message, { cause: error });
  }
}

async function beginningOf(path: string): Promise<string> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(BEGINNING), 0, BEGINNING, 0);
    // A character at the end may be cut off.
    return new TextDecoder().decode(buffer.subarray(0, bytesRead), { stream: true });
  } finally {
    await handle.close();
  }
}

/** The text of a file in pieces, without a byte order mark and its first characters. */
async function* textOf(path: string, start: number): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let left = start;
  for await (const bytes of createReadStream(path)) {
    const text = decoder.decode(bytes, { stream: true });
    yield text.slice(left);
    left = Math.max(0, left - text.length);
  }
  yield decoder.decode();
}
