import { chmodSync, chownSync, constants, fchownSync, mkdirSync, openSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { withFolder } from '../folder-errors.ts';
import type { PostgresAccount } from './postgres-account.ts';

/** The folders of the embedded PostgreSQL under the data folder. */
export interface PostgresPaths {
  /** The database cluster. */
  readonly cluster: string;
  /** The folder of the socket. */
  readonly run: string;
  readonly log: string;
}

const LOG_LIMIT_BYTES = 10_000_000;

/** The folders under a data folder. */
export function postgresPaths(dataDir: string): PostgresPaths {
  const root = join(dataDir, 'postgres');
  return { cluster: join(root, 'cluster'), run: join(root, 'run'), log: join(root, 'postgres.log') };
}

/** Makes a folder for the account of the server. */
export function makeFolder(path: string): void {
  withFolder(path, () => mkdirSync(path, { recursive: true, mode: 0o700 }));
}

/** Makes a folder that only this account can enter. */
export function makePrivateFolder(path: string, account: PostgresAccount | undefined): void {
  withFolder(path, () => {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    if (account !== undefined) chownSync(path, account.uid, account.gid);
    chmodSync(path, 0o700);
  });
}

/**
 * Opens a folder so that a child process can use it by descriptor. The path is not resolved again. So the child's account needs no access
 * to the parent folders, and the length of the path does not count toward the 107 bytes of a socket path.
 */
export function openFolder(path: string): number {
  return withFolder(path, () => openSync(path, constants.O_RDONLY | constants.O_DIRECTORY));
}

/** Opens the log for appending. A large log is renamed first, so at most two logs exist. */
export function openLog(path: string, account: PostgresAccount | undefined): number {
  return withFolder(path, () => {
    const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
    if (size > LOG_LIMIT_BYTES) renameSync(path, `${path}.1`);
    const log = openSync(path, 'a', 0o600);
    if (account !== undefined) fchownSync(log, account.uid, account.gid);
    return log;
  });
}
