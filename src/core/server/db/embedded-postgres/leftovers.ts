import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../../app/startup-error.ts';
import { isPostgresIn, processIdentity } from '../process-identity.ts';
import type { PostgresPaths } from './postgres-folders.ts';

// PostgreSQL's signals: fast shutdown, immediate shutdown, and what nobody can refuse. Each gets its time before the next.
const ROUNDS: readonly (readonly [NodeJS.Signals, number])[] = [
  ['SIGINT', 5_000],
  ['SIGQUIT', 3_000],
  ['SIGKILL', 3_000],
];
const LOOK_AGAIN_MS = 10;

/**
 * Ends what a killed server or a killed postmaster left running in this cluster, and removes files that name dead processes.
 * To be called only by who holds the lock on the data folder.
 *
 * @throws StartupError when something there cannot be ended
 */
export async function removeLeftovers({ cluster, run }: PostgresPaths): Promise<void> {
  for (const [signal, patience] of ROUNDS) {
    if (await endAll(cluster, signal, patience)) return removeStaleFiles(cluster, run);
  }
  throw new StartupError(`A PostgreSQL of an earlier start still uses ${cluster} and cannot be stopped. End it, then start again.`);
}

async function endAll(cluster: string, signal: NodeJS.Signals, patienceMs: number): Promise<boolean> {
  let running = leftoversIn(cluster);
  for (const pid of running) tell(pid, signal);
  for (let waited = 0; running.length > 0 && waited < patienceMs; waited += LOOK_AGAIN_MS) {
    await sleep(LOOK_AGAIN_MS);
    running = leftoversIn(cluster);
  }
  return running.length === 0;
}

/** The postmaster if it lives, whose children end with it; else children that outlived it. */
function leftoversIn(cluster: string): number[] {
  const postmaster = postmasterOf(cluster);
  if (postmaster !== undefined && isPostgresIn(cluster, postmaster)) return [postmaster];
  return everyProcess().filter((pid) => isPostgresIn(cluster, pid));
}

/** The process that the cluster's lock file names, dead or alive. */
export function postmasterOf(cluster: string): number | undefined {
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

/** PostgreSQL refuses to start where a file names a living process, even one that only inherited the number. */
function removeStaleFiles(cluster: string, run: string): void {
  const named = postmasterOf(cluster);
  if (named !== undefined && processIdentity(named) !== undefined) rmSync(join(cluster, 'postmaster.pid'), { force: true });
  for (const name of existsSync(run) ? readdirSync(run) : []) rmSync(join(run, name), { force: true });
}
