import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { exportIssue } from '#core/contract/export-issues.ts';
import { childCommand } from '../../../children/child-command.ts';
import { type PipedChild, startChild } from '../../../children/start-child.ts';
import { ApiFault } from '../../../errors/api-fault.ts';
import { WORKBOOK_MAKER } from './workbook-maker.ts';

/** Most milliseconds from the last row to the complete workbook. One of 50,000 rows and 10 columns takes about 10 seconds. */
const MAKING_LIMIT_MS = 60_000;

/** Most bytes of a workbook. */
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * Makes a workbook in a process of its own, which ends when the promise settles and as soon as the signal is aborted. Lines are read only
 * as fast as the process takes them.
 *
 * @throws ApiFault invalid when the process takes too long or too much memory; the error of the lines; AbortError
 */
export async function makeWorkbook(
  lines: AsyncIterable<string>,
  signal: AbortSignal,
  limitMs: number = MAKING_LIMIT_MS,
): Promise<Uint8Array> {
  const child = startChild(childCommand(WORKBOOK_MAKER), 'pipe');
  const kill = (): void => void child.kill('SIGKILL');
  signal.addEventListener('abort', kill);
  try {
    const output = outputOf(child, kill);
    // It may fail while the lines are still awaited.
    output.catch(() => undefined);
    const failure = await feed(child, lines);
    signal.throwIfAborted();
    if (failure !== undefined) throw failure.error;
    return wholeWorkbook(await within(limitMs, output, kill));
  } finally {
    signal.removeEventListener('abort', kill);
    kill();
  }
}

/** Resolves when the process has all lines or has ended. The result is the error of the lines, if there was one. */
async function feed({ stdin }: PipedChild, lines: AsyncIterable<string>): Promise<{ readonly error: unknown } | undefined> {
  let failure: { readonly error: unknown } | undefined;
  async function* watched(): AsyncGenerator<string> {
    try {
      yield* lines;
    } catch (error) {
      failure = { error };
      throw error;
    }
  }
  // How the process ended tells more than the pipe that broke.
  await pipeline(watched(), stdin).catch(() => undefined);
  return failure;
}

/** What the process wrote, and how it ended. */
interface Output {
  readonly bytes: Buffer;
  readonly exitCode: number | null;
}

async function outputOf(child: PipedChild, tooLong: () => void): Promise<Output> {
  const chunks: Buffer[] = [];
  let length = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > MOST_BYTES) tooLong();
    else chunks.push(chunk);
  });
  await once(child, 'close');
  return { bytes: Buffer.concat(chunks), exitCode: child.exitCode };
}

async function within<Result>(limitMs: number, result: Promise<Result>, late: () => void): Promise<Result> {
  const timer = setTimeout(late, limitMs);
  try {
    return await result;
  } finally {
    clearTimeout(timer);
  }
}

// Node aborts when the heap is full. Where there are no signals, this is its exit code.
const HEAP_IS_FULL = 134;

function wholeWorkbook({ bytes, exitCode }: Output): Uint8Array {
  if (exitCode === null || exitCode === HEAP_IS_FULL) throw new ApiFault('invalid', [exportIssue('spreadsheets.too-heavy')]);
  const lineEnd = bytes.indexOf('\n');
  const workbook = bytes.subarray(lineEnd + 1);
  const isWhole = exitCode === 0 && lineEnd > 0 && workbook.length === Number(bytes.toString('latin1', 0, lineEnd));
  if (!isWhole) throw new Error(`The process that makes workbooks ended with code ${exitCode}`);
  return workbook;
}
