import { chmodSync, chownSync, constants, fchownSync, mkdirSync, openSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { withFolder } from '../folder-errors.ts';
import type { PostgresAccount } from './postgres-account.ts';

/** Where the embedded PostgreSQL keeps its things, under the data folder. */
export interface PostgresPaths {
  /** The database cluster. */
  readonly cluster: string;
  /** The socket. */
  readonly run: string;
  readonly log: string;
}

const LOG_LIMIT_BYTES = 10_000_000;

/** The places under a data folder. */
export function postgresPaths(dataDir: string): PostgresPaths {
  const root = join(dataDir, 'postgres');
  return { cluster: join(root, 'cluster'), run: join(root, 'run'), log: join(root, 'postgres.log') };
}

/** Makes a folder of our own. */
export function makeFolder(path: string): void {
  withFolder(path, () => mkdirSync(path, { recursive: true, mode: 0o700 }));
}

/** Makes a folder that only the account can enter. */
export function makePrivateFolder(path: string, account: PostgresAccount | undefined): void {
  withFolder(path, () => {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    if (account !== undefined) chownSync(path, account.uid, account.gid);
    chmodSync(path, 0o700);
  });
}

/**
 * Opens a folder so that a child can use it by number. The way to it is not looked at again: the child's account need
 * not be allowed to pass the folders above, and its length does not count against the 107 bytes of a socket's path.
 */
export function openFolder(path: string): number {
  return withFolder(path, () => openSync(path, constants.O_RDONLY | constants.O_DIRECTORY));
}

/** Opens the log to append to; one that has grown large is put aside first, so that two are kept at most. */
export function openLog(path: string, account: PostgresAccount | undefined): number {
  return withFolder(path, () => {
    const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
    if (size > LOG_LIMIT_BYTES) renameSync(path, `${path}.1`);
    const log = openSync(path, 'a', 0o600);
    if (account !== undefined) fchownSync(log, account.uid, account.gid);
    return log;
  });
}
