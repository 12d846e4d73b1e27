import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { InlineHashes } from '../http/security-headers.ts';
import { type ClientFile, readFileTable } from './file-table.ts';

/** The built client. Addresses are looked up in a table: no path of the disk is ever made from an address. */
export interface ClientFiles {
  readonly get: (address: string) => ClientFile | undefined;
  /** The page that every screen of the client begins with; `undefined` when the client is not built. */
  readonly page: () => ClientFile | undefined;
  readonly inlineHashes: () => InlineHashes;
  /** Reads the table again when the client was built anew since. */
  readonly refresh: () => Promise<void>;
}

/** The built client that lies in the folder, or will. */
export async function openClientFiles(folder: string): Promise<ClientFiles> {
  let table = await readFileTable(folder);
  let written = await writtenAt(folder, table.folders);
  return {
    get: (address) => table.files.get(address),
    page: () => table.files.get('/index.html'),
    inlineHashes: () => table.inlineHashes,
    refresh: async () => {
      // Looked at before reading: what is written meanwhile is then noticed next time.
      const now = await writtenAt(folder, table.folders);
      if (now === written) return;
      table = await readFileTable(folder);
      written = now;
    },
  };
}

// A new build rewrites the page and adds files to the folders.
async function writtenAt(folder: string, folders: readonly string[]): Promise<string> {
  const times = [path.join(folder, 'index.html'), ...folders].map(async (file) => (await stat(file).catch(() => undefined))?.mtimeMs);
  return (await Promise.all(times)).join();
}
