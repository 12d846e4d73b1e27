import type { Dirent } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from '#core/contract/schema.ts';
import { errorCode } from '../errors/caught-error.ts';
import type { InlineHashes } from '../http/security-headers.ts';
import { PageTable } from './page-address.ts';

/** The files of a built client. */
export interface FileTable {
  /** Addresses of the files that browsers may load, for example `/builds/latest.json`. */
  readonly addresses: ReadonlySet<string>;
  /** Every folder of the client, to detect files that are added later. */
  readonly folders: readonly string[];
  readonly inlineHashes: InlineHashes;
  /** The pages of the client; `undefined` when the build does not name them. */
  readonly pages: PageTable | undefined;
}

// The build writes these for the server, not for browsers.
const HASHES = '/csp.json';
const PAGES = '/pages.json';

/** Files that only the server reads, relative to the folder of the client. */
export const SERVER_FILES: readonly string[] = Object.freeze([HASHES.slice(1), PAGES.slice(1)]);

// The server itself chooses a compressed copy, and the file that starts a page. Names that begin with a dot are private.
const HIDDEN = /\.(?:br|gz)$|\/\.|^\/shells\//;

/** A page without inline code. */
export const NO_INLINE: InlineHashes = Object.freeze({ script: [], style: [] });

/** Reads the table of a built client. A missing folder counts as a client without files. */
export async function readFileTable(folder: string): Promise<FileTable> {
  const entries = await entriesOf(folder);
  const addressOf = (entry: Dirent): string => `/${path.relative(folder, pathOf(entry)).split(path.sep).join('/')}`;
  const names = new Set(entries.filter((entry) => entry.isFile()).map(addressOf));
  return {
    addresses: new Set([...names].filter((name) => !HIDDEN.test(name) && name !== HASHES && name !== PAGES)),
    folders: [folder, ...entries.filter((entry) => entry.isDirectory()).map(pathOf)],
    inlineHashes: names.has(HASHES) ? hashesSchema.parse(await readJson(folder, HASHES)) : NO_INLINE,
    pages: names.has(PAGES) ? new PageTable(pagesSchema.parse(await readJson(folder, PAGES))) : undefined,
  };
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
const address = z.string().regex(/^\/[\w./-]+$/);
const addresses = z.array(address);
const pageSchema = z.object({
  id: z.string(),
  path: z.string().regex(/^\//),
  layout: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
  shell: address.optional(),
  roles: z.array(z.string()).optional(),
  files: addresses.optional(),
  texts: z.record(z.string(), addresses).optional(),
});
const pagesSchema = z.array(pageSchema).min(1);

async function readJson(folder: string, name: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(folder, name), 'utf8'));
}
