import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { InlineHashes } from '../http/security-headers.ts';
import { readFileTable, SERVER_FILES } from './file-table.ts';
import type { PageAddress } from './page-address.ts';

/** The built client. Addresses are looked up in a table, and no path on the disk is made from an address. */
export interface ClientFiles {
  readonly folder: string;
  /** Whether a browser may load a file at this address. */
  readonly has: (address: string) => boolean;
  /** Whether the page that starts every screen of the client exists. */
  readonly isBuilt: () => boolean;
  /** Whether the client has a page at this path, still encoded. Always true when the build does not name its pages. */
  readonly hasPage: (path: string) => boolean;
  /** The page at this path, still encoded; `undefined` where there is none, or when the build does not name its pages. */
  readonly pageAt: (path: string) => PageAddress | undefined;
  /** All pages; empty when the build does not name them. */
  readonly pages: () => readonly PageAddress[];
  /** The addresses of all files that browsers may load. */
  readonly addresses: () => ReadonlySet<string>;
  readonly inlineHashes: () => InlineHashes;
  /** Reads the table again if the client was rebuilt since. */
  readonly refresh: () => Promise<void>;
}

/** Address of the page that starts every screen of the client. */
export const SHELL = '/index.html';

/** Opens the built client in the folder. The folder may not exist yet. */
export async function openClientFiles(folder: string): Promise<ClientFiles> {
  let table = await readFileTable(folder);
  let written = await writtenAt(folder, table.folders);
  return {
    folder,
    has: (address) => table.addresses.has(address),
    isBuilt: () => table.addresses.has(SHELL),
    hasPage: (path) => table.pages === undefined || table.pages.at(path) !== undefined,
    pageAt: (path) => table.pages?.at(path),
    pages: () => table.pages?.pages ?? [],
    addresses: () => table.addresses,
    inlineHashes: () => table.inlineHashes,
    refresh: async () => {
      // Read before the table, so that a change during the read is noticed next time.
      const now = await writtenAt(folder, table.folders);
      if (now === written) return;
      table = await readFileTable(folder);
      written = now;
    },
  };
}

// A new build rewrites these files and adds files to the folders.
async function writtenAt(folder: string, folders: readonly string[]): Promise<string> {
  const files = ['index.html', ...SERVER_FILES].map((name) => path.join(folder, name));
  const times = [...files, ...folders].map(async (file) => (await stat(file).catch(() => undefined))?.mtimeMs);
  return (await Promise.all(times)).join();
}
