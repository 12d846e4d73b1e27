import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../../errors/startup-error.ts';
import { isPostgresIn, isThere } from '../process-identity.ts';
import type { PostgresPaths } from './postgres-folders.ts';

// Each signal gets its time before the next. The first asks a postmaster to close its clients and to write all data to the disk. Children
// without a postmaster take SIGINT for the end of a query, so they are told to quit.
const ROUNDS = [
  { postmaster: 'SIGINT', orphan: 'SIGQUIT', patienceMs: 5_000 },
  { postmaster: 'SIGQUIT', orphan: 'SIGQUIT', patienceMs: 3_000 },
  { postmaster: 'SIGKILL', orphan: 'SIGKILL', patienceMs: 3_000 },
] as const;
const LOOK_AGAIN_MS = 10;

/**
 * Stops the processes that a killed server or postmaster left running in this cluster, and removes files that name dead processes. The
 * caller must hold the lock on the data folder.
 *
 * @throws StartupError when a process cannot be stopped
 */
export async function removeLeftovers({ cluster, run }: PostgresPaths): Promise<void> {
  for (const { postmaster, orphan, patienceMs } of ROUNDS) {
    const found = postmasterIn(cluster);
    if (found !== undefined) tell(found, postmaster);
    else for (const pid of orphansIn(cluster)) tell(pid, orphan);
    if (await isEmptyWithin(cluster, patienceMs)) return removeStaleFiles(cluster, run);
  }
  throw new StartupError(`A PostgreSQL of an earlier start still uses ${cluster} and cannot be stopped. End it, then start again.`);
}

async function isEmptyWithin(cluster: string, patienceMs: number): Promise<boolean> {
  for (let waited = 0; ; waited += LOOK_AGAIN_MS) {
    if (postmasterIn(cluster) === undefined && orphansIn(cluster).length === 0) return true;
    if (waited >= patienceMs) return false;
    await sleep(LOOK_AGAIN_MS);
  }
}

function postmasterIn(cluster: string): number | undefined {
  const pid = namedPostmaster(cluster);
  return pid !== undefined && isPostgresIn(cluster, pid) ? pid : undefined;
}

function orphansIn(cluster: string): number[] {
  return everyProcess().filter((pid) => isPostgresIn(cluster, pid));
}

/** The process in the cluster's lock file, dead or alive. */
function namedPostmaster(cluster: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10) || undefined;
  } catch {
    return undefined;
  }
}

function everyProcess(): number[] {
  if (!existsSync('/proc/self')) return [];
  return readdirSync('/proc').map(Number).filter(Number.isInteger);
}

function tell(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process ended by itself, or belongs to another account. The wait below shows which.
  }
}

/** PostgreSQL does not start when a file names an existing process, even an unrelated process with the same number or a zombie. */
function removeStaleFiles(cluster: string, run: string): void {
  const named = namedPostmaster(cluster);
  if (named !== undefined && isThere(named)) rmSync(join(cluster, 'postmaster.pid'), { force: true });
  for (const name of existsSync(run) ? readdirSync(run) : []) rmSync(join(run, name), { force: true });
}
