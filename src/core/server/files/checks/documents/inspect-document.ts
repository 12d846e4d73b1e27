import { once } from 'node:events';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { z } from '#core/contract/schema.ts';
import type { Command } from '../../../children/child-command.ts';
import { startChild } from '../../../children/start-child.ts';
import { INSPECTION_LIMIT_MS, type Inspection, MAX_WRITTEN, READY, REFUSAL_CODES, START_LIMIT_MS } from './inspection.ts';
import { type InspectedKind, inspectorCommand } from './inspector-command.ts';

/** The two lines of an inspector have less than 60 bytes. */
const MAX_LINES = 1000;

const inspectionSchema = z.union([
  z.strictObject({ refused: z.enum(REFUSAL_CODES) }),
  z.strictObject({ pages: z.int().min(1) }),
  z.strictObject({ written: z.int().min(1).max(MAX_WRITTEN) }),
  z.strictObject({}),
]);

const NEW_LINE = 0x0a;

const UNREADABLE: Inspection = Object.freeze({ refused: 'files.unreadable' });

/** Most milliseconds until the process is ready, and for the document. */
interface Limits {
  readonly startMs: number;
  readonly documentMs: number;
}

const LIMITS: Limits = { startMs: START_LIMIT_MS, documentMs: INSPECTION_LIMIT_MS };

/**
 * Opens a document in a process of its own, which can read nothing but the document. It is killed at its limits and when the server ends. A
 * document that crashes it, fills its memory or takes too long is unreadable.
 *
 * @param maxPages most pages of a PDF; without it, any number
 * @throws Error when the process does not get as far as reading the document, which is no fault of the document
 */
export async function inspectDocument(
  file: string,
  kind: InspectedKind,
  maxPages: number | undefined,
  limits = LIMITS,
): Promise<Inspection> {
  const command = inspectorCommand(kind, kind === 'pdf' ? String(maxPages ?? Infinity) : kind);
  const output = await outputOf(file, command, limits);
  const [ready, rest] = lineOf(output);
  if (ready !== READY) throw new Error(`The process that opens files of the kind ${kind} does not start`);
  const [inspection, written] = lineOf(rest);
  return inspectionIn(inspection, written);
}

/** The output of the process with the document as its standard input, until it ended or was killed. */
async function outputOf(document: string, command: Command, { startMs, documentMs }: Limits): Promise<Buffer> {
  const input = await open(document);
  const child = startChild(command, input.fd);
  const kill = () => child.kill('SIGKILL');
  let late = setTimeout(kill, startMs);
  const begin = (): void => {
    clearTimeout(late);
    late = setTimeout(kill, documentMs);
  };
  const ended = once(child, 'close');
  try {
    const [output] = await Promise.all([bytesOf(child.stdout, begin, kill), ended]);
    return output;
  } finally {
    clearTimeout(late);
    await input.close();
  }
}

async function bytesOf(stream: Readable, begin: () => void, tooLong: () => void): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    if (length === 0) begin();
    chunks.push(chunk);
    length += chunk.length;
    if (length <= MAX_LINES + MAX_WRITTEN) continue;
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

function inspectionIn(answer: string, written: Buffer): Inspection {
  try {
    const inspection = inspectionSchema.safeParse(JSON.parse(answer));
    if (!inspection.success) return UNREADABLE;
    if (!('written' in inspection.data)) return inspection.data;
    return inspection.data.written === written.length ? { written } : UNREADABLE;
  } catch {
    return UNREADABLE;
  }
}
