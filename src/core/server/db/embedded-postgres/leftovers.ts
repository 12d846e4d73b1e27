import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../../errors/startup-error.ts';
import { isPostgresIn, isThere } from '../process-identity.ts';
import type { PostgresPaths } from './postgres-folders.ts';

// Each signal gets its time before the next. The first asks a postmaster to close its clients and to write everything down.
// Children without a postmaster have nobody to do that for them, and take SIGINT for the end of a query: they are told to quit.
const ROUNDS = [
  { postmaster: 'SIGINT', orphan: 'SIGQUIT', patienceMs: 5_000 },
  { postmaster: 'SIGQUIT', orphan: 'SIGQUIT', patienceMs: 3_000 },
  { postmaster: 'SIGKILL', orphan: 'SIGKILL', patienceMs: 3_000 },
] as const;
const LOOK_AGAIN_MS = 10;

/**
 * Ends what a killed server or a killed postmaster left running in this cluster, and removes files that name dead processes.
 * To be called only by who holds the lock on the data folder.
 *
 * @throws StartupError when something there cannot be ended
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

/** The process that the cluster's lock file names, dead or alive. */
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
    // It ended by itself, or is not ours to end; the wait that follows tells.
  }
}

/** PostgreSQL refuses to start where a file names a process, even one that inherited the number or is dead and not yet buried. */
function removeStaleFiles(cluster: string, run: string): void {
  const named = namedPostmaster(cluster);
  if (named !== undefined && isThere(named)) rmSync(join(cluster, 'postmaster.pid'), { force: true });
  for (const name of existsSync(run) ? readdirSync(run) : []) rmSync(join(run, name), { force: true });
}
