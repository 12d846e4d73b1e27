import type { Dirent } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from '#core/contract/schema.ts';
import { errorCode } from '../db/error-code.ts';
import type { InlineHashes } from '../http/security-headers.ts';
import { contentTypeOf } from './content-type.ts';

/** One file of the built client, with its ready-made compressed copies. */
export interface ClientFile {
  readonly contentType: string;
  /** Whether its name changes with its content, so that it may be kept for ever. */
  readonly immutable: boolean;
  /** Where its content lies, by content coding. */
  readonly copies: Readonly<Partial<Record<Coding, string>>>;
}

/** Content codings that the build makes, best first, and the plain file. */
export const CODINGS = Object.freeze(['br', 'gzip', 'identity'] as const);

/** A content coding of RFC 9110, section 8.4.1. */
export type Coding = (typeof CODINGS)[number];

/** Which files a built client has. */
export interface FileTable {
  /** By address, for example `/builds/latest.json`. */
  readonly files: ReadonlyMap<string, ClientFile>;
  /** Every folder of the client, to notice files that are added later. */
  readonly folders: readonly string[];
  readonly inlineHashes: InlineHashes;
}

// Written by the build for the server, not for browsers.
const HASHES = '/csp.json';

// A name that changes with the content: `main.3f9a1c04.js`.
const HASHED = /[.-][0-9a-f]{8,}\.\w+(\.map)?$/;

/** A page without inline code. */
export const NO_INLINE: InlineHashes = Object.freeze({ script: [], style: [] });

/** Reads the table of a built client; an absent folder is a client without files. */
export async function readFileTable(folder: string): Promise<FileTable> {
  const entries = await entriesOf(folder);
  const address = (entry: Dirent): string => `/${path.relative(folder, pathOf(entry)).split(path.sep).join('/')}`;
  const names = new Set(entries.filter((entry) => entry.isFile()).map(address));
  const files = new Map<string, ClientFile>();
  for (const name of names) {
    const contentType = contentTypeOf(name);
    if (contentType === undefined || name === HASHES) continue;
    const copies: Partial<Record<Coding, string>> = { identity: path.join(folder, name) };
    if (names.has(`${name}.br`)) copies.br = path.join(folder, `${name}.br`);
    if (names.has(`${name}.gz`)) copies.gzip = path.join(folder, `${name}.gz`);
    files.set(name, { contentType, immutable: HASHED.test(name), copies });
  }
  const folders = [folder, ...entries.filter((entry) => entry.isDirectory()).map(pathOf)];
  return { files, folders, inlineHashes: names.has(HASHES) ? await readHashes(path.join(folder, HASHES)) : NO_INLINE };
}

function pathOf(entry: Dirent): string {
  return path.join(entry.parentPath, entry.name);
}

async function entriesOf(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

const hash = z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/);
const hashesSchema = z.object({ script: z.array(hash), style: z.array(hash) });

async function readHashes(file: string): Promise<InlineHashes> {
  return hashesSchema.parse(JSON.parse(await readFile(file, 'utf8')));
}
