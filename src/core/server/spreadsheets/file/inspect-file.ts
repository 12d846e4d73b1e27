import { Buffer, isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { messageOf } from '../../errors/caught-error.ts';
import { CommandFault } from '../../errors/command-fault.ts';

/** A text file that was checked from beginning to end. */
export interface TextFile {
  readonly path: string;
  /** Size in bytes. */
  readonly size: number;
}

const NEW_LINE = 0x0a;

/**
 * Reads the whole file once before any data is changed, so that an error near its end cannot cause an incomplete import.
 *
 * @throws CommandFault when it is missing, not a file, empty, binary or not UTF-8
 */
export async function inspectFile(path: string): Promise<TextFile> {
  const name = basename(path);
  const size = await sizeOf(path);
  let line = 1;
  let blank = true;
  let carried: Buffer = Buffer.alloc(0);
  try {
    for await (const piece of createReadStream(path, { highWaterMark: 1 << 16 })) {
      const bytes = carried.length === 0 ? (piece as Buffer) : Buffer.concat([carried, piece as Buffer]);
      if (line === 1 && blank) refuseOtherFormats(name, bytes);
      const whole = bytes.subarray(0, lastWholeCharacter(bytes));
      if (whole.includes(0)) throw new CommandFault(`The file ${name} is not text but binary data; save the table as CSV and import that.`);
      if (!isUtf8(whole)) throw notUtf8(name, line + newLinesBeforeFault(whole));
      blank &&= isBlank(whole);
      line += count(whole, NEW_LINE);
      carried = bytes.subarray(whole.length);
    }
  } catch (error) {
    throw error instanceof CommandFault ? error : unreadable(name, error);
  }
  if (carried.length > 0) throw notUtf8(name, line);
  if (blank) throw new CommandFault(`The file ${name} is empty.`);
  return { path, size };
}

async function sizeOf(path: string): Promise<number> {
  const name = basename(path);
  const found = await stat(path).catch((error: unknown) => {
    throw isMissing(error) ? new CommandFault(`There is no file ${path}.`) : unreadable(name, error);
  });
  if (found.isDirectory()) throw new CommandFault(`${path} is a folder; name a CSV file in it.`);
  if (!found.isFile()) throw new CommandFault(`${path} is not a file on disk; the import reads it twice, so save it first.`);
  return found.size;
}

function refuseOtherFormats(name: string, beginning: Buffer): void {
  const format = describeContent(beginning);
  if (format !== undefined) throw new CommandFault(`The file ${name} is ${format}; save it as CSV in UTF-8 and import that.`);
}

function notUtf8(name: string, line: number): CommandFault {
  return new CommandFault(
    `The file ${name} is not UTF-8 (line ${line} is the first that is not); save it as CSV in UTF-8 and import that.`,
  );
}

function unreadable(name: string, error: unknown): CommandFault {
  return new CommandFault(`The file ${name} cannot be read: ${messageOf(error)}.`, { cause: error });
}

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}

/** End of the last complete character. At most three bytes may begin another one. */
function lastWholeCharacter(bytes: Buffer): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) break;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 0;
    if (length > back) return bytes.length - back;
    if (length > 0) break;
  }
  return bytes.length;
}

function newLinesBeforeFault(bytes: Buffer): number {
  let lines = 0;
  for (let start = 0; ; ) {
    const end = bytes.indexOf(NEW_LINE, start);
    if (end === -1 || !isUtf8(bytes.subarray(start, end))) return lines;
    lines++;
    start = end + 1;
  }
}

function count(bytes: Buffer, byte: number): number {
  let found = 0;
  for (let at = bytes.indexOf(byte); at !== -1; at = bytes.indexOf(byte, at + 1)) found++;
  return found;
}

function isBlank(bytes: Buffer): boolean {
  return bytes.toString('utf8').trim() === '';
}

const FORMATS: readonly { readonly signature: readonly number[]; readonly name: string }[] = [
  { signature: [0x50, 0x4b, 0x03, 0x04], name: 'a workbook or archive (.xlsx, .ods, .zip), not a text file' },
  { signature: [0xd0, 0xcf, 0x11, 0xe0], name: 'an old workbook (.xls), not a text file' },
  { signature: [0x25, 0x50, 0x44, 0x46, 0x2d], name: 'a PDF, not a text file' },
  { signature: [0x1f, 0x8b], name: 'compressed (gzip)' },
  { signature: [0xff, 0xfe], name: 'UTF-16, not UTF-8' },
  { signature: [0xfe, 0xff], name: 'UTF-16, not UTF-8' },
];

/** The kind of a file, by its first bytes, if users often confuse it with CSV; `undefined` when it may be text. */
function describeContent(beginning: Buffer): string | undefined {
  return FORMATS.find(({ signature }) => signature.every((byte, place) => beginning[place] === byte))?.name;
}
