import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from '../errors/caught-error.ts';
import { StartupError } from '../errors/startup-error.ts';
import { withFolder } from './folder-errors.ts';
import { processIdentity } from './process-identity.ts';

export type LockPurpose = 'server' | 'command';

/** The process that uses a data folder. */
export interface LockHolder {
  readonly pid: number;
  /** Distinguishes the process from a later process with the same number. */
  readonly identity: string;
  /** Unique for each time the lock is taken. */
  readonly id: string;
  /** A server shares its database with commands. A command without a server, such as an import, uses the folder alone until it ends. */
  readonly purpose: LockPurpose;
  /** The address of the server; absent until it listens. */
  readonly address?: string;
}

/** A data folder that this process holds until it releases it. */
export interface DataFolderLock {
  /** Stores the address of this server in the lock. */
  readonly announce: (address: string) => void;
  readonly release: () => void;
}

/**
 * Makes the data folder if necessary and locks it, so that only one process uses it. A lock whose holder is dead is replaced.
 *
 * @throws StartupError that names the holder when the folder is in use, or says why the folder cannot be used
 */
export async function lockDataFolder(dataDir: string, purpose: LockPurpose = 'server'): Promise<DataFolderLock> {
  const path = lockPath(dataDir);
  let mine: LockHolder = { pid: process.pid, identity: processIdentity(process.pid) ?? '', id: randomUUID(), purpose };
  withFolder(dataDir, () => mkdirSync(dataDir, { recursive: true, mode: 0o700 }));
  const other = await acquire(dataDir, path, mine);
  if (other !== undefined) throw new StartupError(refusal(dataDir, other));

  return {
    announce: (address) => {
      mine = { ...mine, address };
      withFolder(dataDir, () => renameSync(writeBeside(path, mine), path));
    },
    release: () => {
      if (readHolder(path)?.id === mine.id) rmSync(path, { force: true });
    },
  };
}

/** The living process that uses the data folder; `undefined` when there is none. */
export function readLock(dataDir: string): LockHolder | undefined {
  const holder = readHolder(lockPath(dataDir));
  return holder !== undefined && isAlive(holder) ? holder : undefined;
}

/** Takes the lock at `path`, or returns its holder. */
async function acquire(dataDir: string, path: string, mine: LockHolder): Promise<LockHolder | undefined> {
  for (;;) {
    if (withFolder(dataDir, () => putUnlessThere(path, mine))) return undefined;
    const found = withFolder(dataDir, () => readHolder(path));
    if (found === undefined) continue;
    if (isAlive(found)) return found;
    await removeStale(dataDir, path, found, mine);
  }
}

/**
 * Removes a lock whose holder is dead. It takes a second lock for this and checks the first lock again. Otherwise, of two starting
 * processes that both saw the dead holder, the slower one could remove the new lock of the faster one.
 */
async function removeStale(dataDir: string, path: string, stale: LockHolder, mine: LockHolder): Promise<void> {
  const takeover = `${path}.takeover`;
  const rival = await acquire(dataDir, takeover, mine);
  if (rival !== undefined) {
    await sleep(5);
    return;
  }
  try {
    if (readHolder(path)?.id === stale.id) rmSync(path, { force: true });
  } finally {
    rmSync(takeover, { force: true });
  }
}

/** Links a complete file into place. No process ever reads an incomplete lock, and only one of many processes succeeds. */
function putUnlessThere(path: string, holder: LockHolder): boolean {
  const finished = writeBeside(path, holder);
  try {
    linkSync(finished, path);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(finished, { force: true });
  }
}

function writeBeside(path: string, holder: LockHolder): string {
  const beside = `${path}.${randomUUID()}`;
  writeFileSync(beside, `${JSON.stringify(holder)}\n`, { mode: 0o600, flag: 'wx' });
  return beside;
}

/** The content of a lock; `undefined` when there is none. A lock that a power failure cut short names no living process. */
function readHolder(path: string): LockHolder | undefined {
  const text = withoutFile(() => readFileSync(path, 'utf8'));
  if (text === undefined) return undefined;
  try {
    const { pid, identity, id, purpose, address } = JSON.parse(text);
    return {
      pid: Number(pid),
      identity: String(identity),
      id: String(id),
      purpose: purpose === 'command' ? 'command' : 'server',
      ...(typeof address === 'string' ? { address } : {}),
    };
  } catch {
    return { pid: 0, identity: '', id: '', purpose: 'server' };
  }
}

function withoutFile(read: () => string): string | undefined {
  try {
    return read();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function isAlive(holder: LockHolder): boolean {
  return processIdentity(holder.pid) === holder.identity;
}

function lockPath(dataDir: string): string {
  return join(dataDir, 'trellis.lock');
}

function refusal(dataDir: string, holder: LockHolder): string {
  return `The data folder ${dataDir} is in use by ${nameOf(holder)} (process ${holder.pid}). Stop it first, or choose another DATA_DIR.`;
}

function nameOf({ purpose, address }: LockHolder): string {
  if (purpose === 'command') return 'another Trellis command';
  return address === undefined ? 'a Trellis server that is starting' : `the Trellis server at ${address}`;
}
