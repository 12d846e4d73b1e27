import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { exactSchema, instantSchema, z } from '#core/contract/schema.ts';
import type { ServerConfig } from '../config/server-config.ts';
import type { ChainEnd } from './chain.ts';

/** The end of the chain at a time, kept outside the database. Without it, a removed end of the record would not be noticed. */
export interface Anchor {
  /** ISO 8601. */
  readonly at: string;
  readonly seq: number;
  /** In hexadecimal. */
  readonly hash: string;
}

const anchorSchema: z.ZodType<Anchor> = z.object({
  at: instantSchema,
  seq: z.int().min(1),
  hash: exactSchema(64, 64).regex(/^[0-9a-f]+$/),
});

/** The file to which a server appends its anchors, one JSON object a line. */
export function anchorFile({ dataDir }: Pick<ServerConfig, 'dataDir'>): string {
  return join(dataDir, 'audit-anchors.jsonl');
}

/** The anchor of the newest seal at this time. */
export function anchorOf({ seq, hash }: ChainEnd, at: Date): Anchor {
  return { at: at.toISOString(), seq, hash: hash.toString('hex') };
}

/** Appends a line. A line that a killed server left incomplete stays on its own. */
export async function appendAnchor(file: string, anchor: Anchor): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const handle = await open(file, 'a+');
  try {
    const { size } = await handle.stat();
    const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, Math.max(0, size - 1));
    const isComplete = size === 0 || buffer.toString() === '\n';
    await handle.appendFile(`${isComplete ? '' : '\n'}${JSON.stringify(anchor)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The anchors of a file, and the number of its lines that are not anchors, such as incomplete ones. */
export interface KnownAnchors {
  readonly anchors: readonly Anchor[];
  readonly unreadable: number;
}

/** Reads the text of a file of anchors. */
export function anchorsIn(text: string): KnownAnchors {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const anchors = lines.flatMap((line) => {
    const anchor = anchorSchema.safeParse(jsonIn(line));
    return anchor.success ? [anchor.data] : [];
  });
  return { anchors, unreadable: lines.length - anchors.length };
}

function jsonIn(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
