import { once } from 'node:events';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { z } from '#core/contract/schema.ts';
import type { Command } from '../../../children/child-command.ts';
import { startChild } from '../../../children/start-child.ts';
import { INSPECTION_LIMIT_MS, type Inspection, READY, START_LIMIT_MS } from './inspection.ts';
import { type InspectedKind, inspectorCommand } from './inspector-command.ts';

/** The two lines of an inspector have less than 60 characters. */
const MAX_ANSWER = 1000;

const inspectionSchema = z.union([
  z.strictObject({ refused: z.enum(['files.content', 'files.protected', 'files.program', 'files.pages', 'files.unreadable']) }),
  z.strictObject({ pages: z.int().min(1) }),
  z.strictObject({}),
]);

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
  const [ready, inspection] = (await outputOf(file, command, limits)).split('\n');
  if (ready !== READY) throw new Error(`The process that opens files of the kind ${kind} does not start`);
  return inspectionIn(inspection ?? '');
}

/** The output of the process with the document as its standard input, until it ended or was killed. */
async function outputOf(document: string, command: Command, { startMs, documentMs }: Limits): Promise<string> {
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
    const [output] = await Promise.all([shortText(child.stdout, begin, kill), ended]);
    return output;
  } finally {
    clearTimeout(late);
    await input.close();
  }
}

async function shortText(stream: Readable, begin: () => void, tooLong: () => void): Promise<string> {
  let text = '';
  for await (const chunk of stream.setEncoding('utf8')) {
    if (text === '') begin();
    text += chunk;
    if (text.length <= MAX_ANSWER) continue;
    tooLong();
    break;
  }
  return text;
}

function inspectionIn(answer: string): Inspection {
  try {
    const inspection = inspectionSchema.safeParse(JSON.parse(answer));
    return inspection.success ? inspection.data : UNREADABLE;
  } catch {
    return UNREADABLE;
  }
}
