import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { childCommand } from '#core/server/children/child-command.ts';
import { startChild } from '#core/server/children/start-child.ts';
import { SPREADSHEET_LIMITS } from '../../../contract/import-limits.ts';
import { type SheetChoice, SpreadsheetRefused } from '../sheet-part.ts';
import { READER } from './reader-program.ts';
import { WorkingTime } from './working-time.ts';

const MEBIBYTE = 1024 * 1024;

/** Most bytes of a line: of a portion, and of the longest row. In JSON, quotation marks and line breaks take two bytes. */
const MAX_LINE = 4 * MEBIBYTE;

/** Most bytes of all lines: the texts in JSON, and what stands around them. */
const MAX_OUTPUT = (2 * SPREADSHEET_LIMITS.fileMib + 64) * MEBIBYTE;

const NEW_LINE = 0x0a;

/**
 * The lines of the process that reads the content. It works only while lines are taken, and is killed after `limitMs` of work, when the
 * signal is aborted, when the receiver leaves and when the server ends.
 *
 * @throws SpreadsheetRefused for too long lines; Error if the process does not start
 */
export async function* readerLines(content: Buffer, choice: SheetChoice, signal: AbortSignal, limitMs: number): AsyncGenerator<Buffer> {
  const child = startChild(childCommand(READER), 'pipe');
  const kill = () => child.kill('SIGKILL');
  const ended = once(child, 'close');
  // Is awaited when the lines are over.
  ended.catch(() => undefined);
  signal.addEventListener('abort', kill, { once: true });
  // A process that ended takes no input. Its lines tell why.
  child.stdin?.on('error', () => undefined).write(`${JSON.stringify(choice)}\n`);
  child.stdin?.end(content);
  const time = new WorkingTime(limitMs, kill);
  try {
    yield* linesOf(child, time);
  } finally {
    time.pause();
    signal.removeEventListener('abort', kill);
    kill();
    await ended;
  }
}

async function* linesOf({ stdout }: ChildProcess, time: WorkingTime): AsyncGenerator<Buffer> {
  const line = new LineBytes();
  let sum = 0;
  time.goOn();
  for await (const chunk of stdout ?? []) {
    const bytes: Buffer = chunk;
    sum += bytes.length;
    if (sum > MAX_OUTPUT) throw new SpreadsheetRefused({ code: 'imports.too-heavy' });
    time.pause();
    for (let start = 0; start < bytes.length; ) {
      const end = bytes.indexOf(NEW_LINE, start);
      line.add(bytes.subarray(start, end === -1 ? bytes.length : end));
      start = end === -1 ? bytes.length : end + 1;
      if (end !== -1) yield line.end();
    }
    time.goOn();
  }
}

/** Collects the bytes of a line. */
class LineBytes {
  #pieces: Buffer[] = [];
  #length = 0;

  add(piece: Buffer): void {
    this.#pieces.push(piece);
    this.#length += piece.length;
    if (this.#length > MAX_LINE) throw new SpreadsheetRefused({ code: 'imports.too-heavy' });
  }

  end(): Buffer {
    const line = Buffer.concat(this.#pieces);
    this.#pieces = [];
    this.#length = 0;
    return line;
  }
}
