import { once } from 'node:events';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { ZodType } from 'zod';
import { z } from '#core/contract/schema.ts';
import type { Command } from '../../../children/child-command.ts';
import { startChild } from '../../../children/start-child.ts';
import { READY } from './answer-server.ts';

/** The two lines of an inspector have less than 300 bytes. */
const MAX_LINES = 1000;

const NEW_LINE = 0x0a;

/** Most milliseconds until the process is ready, which no file can change. Much more than a busy machine needs. */
export const START_LIMIT_MS = 20_000;

const answerSchema = z.looseObject({ written: z.array(z.int().min(1)).max(10) });

/** Most milliseconds until the process is ready, and for the file. */
export interface InspectorLimits {
  readonly startMs: number;
  readonly fileMs: number;
}

interface Answer<Found> {
  readonly found: Found;
  readonly written: readonly Buffer[];
}

/**
 * Gives a file to an inspector: a process of its own, which can read nothing but the file. It is killed at its limits and when the server
 * ends. Returns `undefined` if the file crashed it, filled its memory or took too long.
 *
 * @param maxWritten most bytes of content that it writes anew
 * @throws Error when the process does not get as far as reading the file, which is no fault of the file
 */
export async function askInspector<Found>(
  file: string,
  command: Command,
  limits: InspectorLimits,
  { schema, maxWritten }: { readonly schema: ZodType<Found>; readonly maxWritten: number },
): Promise<Answer<Found> | undefined> {
  const output = await outputOf(file, command, limits, MAX_LINES + maxWritten);
  const [ready, rest] = lineOf(output);
  if (ready !== READY) throw new Error(`The process that opens files does not start: ${command.join(' ')}`);
  const [answer, content] = lineOf(rest);
  const parsed = answerSchema.safeParse(jsonIn(answer));
  if (!parsed.success) return undefined;
  const { written: lengths, ...facts } = parsed.data;
  const found = schema.safeParse(facts);
  const written = divided(content, lengths);
  return found.success && written !== undefined ? { found: found.data, written } : undefined;
}

/** The output of the process with the file as its standard input, until it ended or was killed. */
async function outputOf(file: string, command: Command, { startMs, fileMs }: InspectorLimits, maxBytes: number): Promise<Buffer> {
  const input = await open(file);
  const child = startChild(command, input.fd);
  const kill = () => child.kill('SIGKILL');
  let late = setTimeout(kill, startMs);
  const begin = (): void => {
    clearTimeout(late);
    late = setTimeout(kill, fileMs);
  };
  const ended = once(child, 'close');
  try {
    const [output] = await Promise.all([bytesOf(child.stdout, maxBytes, begin, kill), ended]);
    return output;
  } finally {
    clearTimeout(late);
    await input.close();
  }
}

async function bytesOf(stream: Readable, maxBytes: number, begin: () => void, tooLong: () => void): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    if (length === 0) begin();
    chunks.push(chunk);
    length += chunk.length;
    if (length <= maxBytes) continue;
    tooLong();
    break;
  }
  return Buffer.concat(chunks);
}

/** The text of the first line, and the bytes after it. */
function lineOf(bytes: Buffer): readonly [line: string, rest: Buffer] {
  const end = bytes.subarray(0, MAX_LINES).indexOf(NEW_LINE);
  return end === -1 ? ['', bytes] : [bytes.toString('utf8', 0, end), bytes.subarray(end + 1)];
}

function jsonIn(answer: string): unknown {
  try {
    return JSON.parse(answer);
  } catch {
    return undefined;
  }
}

/** The contents of these lengths; `undefined` if they are not all of the bytes. */
function divided(bytes: Buffer, lengths: readonly number[]): readonly Buffer[] | undefined {
  const parts: Buffer[] = [];
  let end = 0;
  for (const length of lengths) {
    parts.push(bytes.subarray(end, end + length));
    end += length;
  }
  return end === bytes.length ? parts : undefined;
}
