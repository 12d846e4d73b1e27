import pLimit from 'p-limit';
import { SPREADSHEET_LIMITS } from '../../contract/import-limits.ts';
import { READY, type ReaderLine } from './child/reader-line.ts';
import { readerLines } from './child/reader-lines.ts';
import { READING_LIMIT_MS } from './child/reader-program.ts';
import { type SheetChoice, type SheetPart, type SheetRow, SpreadsheetRefused } from './sheet-part.ts';

/** How a spreadsheet is read. */
export interface ReadingOptions {
  /** Ends the reading. */
  readonly signal: AbortSignal;
  readonly choice?: SheetChoice;
  /** Most milliseconds, without those in which parts wait to be taken. Default {@link READING_LIMIT_MS}. */
  readonly limitMs?: number;
}

/** A process takes a processor, and up to 512 MiB. */
const limit = pLimit(2);

/**
 * Reads a spreadsheet, recognized by its content, in a process of its own that may read nothing else. At most two are read at once. The
 * process works only as fast as parts are taken.
 *
 * @throws SpreadsheetRefused for a file that cannot be read; the reason of the signal when it is aborted; Error when the process does not
 *   start, which is no fault of the file
 */
export async function* readSpreadsheet(content: Buffer, options: ReadingOptions): AsyncGenerator<SheetPart> {
  const { signal, choice = {}, limitMs = READING_LIMIT_MS } = options;
  if (content.length > SPREADSHEET_LIMITS.bytes) throw new SpreadsheetRefused({ code: 'imports.too-large' });
  const turn = nextTurn();
  try {
    await beforeAbort(turn.begun, signal);
    yield* partsOf(readerLines(content, choice, signal, limitMs), signal);
  } finally {
    turn.end();
  }
}

async function* partsOf(lines: AsyncIterable<Buffer>, signal: AbortSignal): AsyncGenerator<SheetPart> {
  let isReady = false;
  let long: SheetRow | undefined;
  for await (const line of lines) {
    signal.throwIfAborted();
    if (long !== undefined) {
      yield { kind: 'long', row: long, cells: line };
      long = undefined;
      continue;
    }
    if (!isReady && line.toString() !== READY) break;
    if (!isReady) {
      isReady = true;
      continue;
    }
    const part = lineOf(line);
    if (part.kind === 'refused') throw new SpreadsheetRefused(part.fault);
    if (part.kind === 'end') return;
    if (part.kind === 'long') long = part.row;
    else yield part;
  }
  signal.throwIfAborted();
  if (!isReady) throw new Error('The process that reads spreadsheets does not start');
  // It was killed at a limit of time or memory, or crashed.
  throw new SpreadsheetRefused({ code: 'imports.too-heavy' });
}

/** A line as the process has checked it. To check its form once more here would stop the server for the time of a long line. */
function lineOf(line: Buffer): ReaderLine {
  try {
    return JSON.parse(line.toString());
  } catch {
    throw new SpreadsheetRefused({ code: 'imports.unreadable' });
  }
}

/** A turn that lasts until its end is called, also if it has not begun. */
function nextTurn(): { readonly begun: Promise<void>; readonly end: () => void } {
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  void limit(() => {
    begun.resolve();
    return ended.promise;
  });
  return { begun: begun.promise, end: ended.resolve };
}

/** Waits for the promise, but not longer than until the signal is aborted. */
async function beforeAbort(promise: Promise<void>, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    await Promise.race([promise, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
