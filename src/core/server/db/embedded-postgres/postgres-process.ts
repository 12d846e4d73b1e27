import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../../errors/startup-error.ts';
import { openFolder, openLog, type PostgresPaths } from './postgres-folders.ts';
import { POSTGRES_ENVIRONMENT, type PostgresPrograms } from './postgres-programs.ts';
import { type PostgresSettings, settingsAsArguments } from './postgres-settings.ts';

const DISK_FULL = /No space left on device|Disk quota exceeded|Check free disk space/;

const REASON = /(?:FATAL|PANIC|initdb: error): +(.+)/;

/** Port of the embedded PostgreSQL. It is only a part of the socket's name. */
export const EMBEDDED_PORT = 5432;

const READY_POLL_MS = 5;
const FAST_STOP_MS = 10_000;

/** A running postmaster. */
export interface PostgresProcess {
  readonly pid: number;
  /** Resolves when the process has ended, for any reason. */
  readonly ended: Promise<void>;
  /** Stops the process. Open transactions are rolled back, confirmed data is kept. */
  readonly stop: () => Promise<void>;
}

/** PostgreSQL ended before it was ready. `report` is its log output. */
export class PostgresStartFailure extends StartupError {
  readonly report: string;

  constructor(report: string, log: string) {
    super(`${sentenceOf(report, 'The embedded PostgreSQL did not start', log)} Its log is ${log}.`);
    this.name = 'PostgresStartFailure';
    this.report = report;
  }
}

/**
 * Starts PostgreSQL and waits until it accepts connections, including recovery after a crash.
 *
 * @throws PostgresStartFailure when it ends before
 */
export async function startPostgres(
  paths: PostgresPaths,
  programs: PostgresPrograms,
  settings: PostgresSettings,
): Promise<PostgresProcess> {
  const logStart = statSync(paths.log, { throwIfNoEntry: false })?.size ?? 0;
  const child = launch(paths, programs, settings);
  const ended = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
  while (!isReady(paths.cluster, child)) {
    if (hasEnded(child)) throw new PostgresStartFailure(readLog(paths.log, logStart), paths.log);
    await sleep(READY_POLL_MS);
  }
  // The child must not keep the server's process alive.
  child.unref();
  return { pid: child.pid ?? 0, ended, stop: () => stop(child, ended) };
}

function launch(paths: PostgresPaths, { launcher, postgres, account }: PostgresPrograms, settings: PostgresSettings): ChildProcess {
  const descriptors = [openLog(paths.log, account), openFolder(paths.cluster), openFolder(paths.run)] as const;
  const [log, cluster, run] = descriptors;
  const linux = process.platform === 'linux';
  const places = linux ? ['-D', '/proc/self/fd/3', '-k', '/proc/self/fd/4'] : ['-D', paths.cluster, '-k', paths.run];
  const [program = postgres, ...words] = [...launcher, postgres, ...places, '-p', String(EMBEDDED_PORT), ...settingsAsArguments(settings)];
  try {
    return spawn(program, words, {
      ...account,
      cwd: '/',
      env: POSTGRES_ENVIRONMENT,
      // Ctrl-C in the terminal goes to the server, which stops PostgreSQL after its last requests.
      detached: true,
      stdio: ['ignore', log, log, cluster, run],
    });
  } finally {
    for (const descriptor of descriptors) closeSync(descriptor);
  }
}

/** The postmaster writes its state into line 8 of its lock file (src/include/utils/pidfile.h of PostgreSQL). */
function isReady(cluster: string, child: ChildProcess): boolean {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready';
  } catch {
    return false;
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.ref();
  child.kill('SIGINT');
  const patience = new AbortController();
  const tooLate = sleep(FAST_STOP_MS, 'too late', { signal: patience.signal }).catch(() => undefined);
  if ((await Promise.race([ended, tooLate])) === 'too late') child.kill('SIGQUIT');
  patience.abort();
  await ended;
}

function readLog(path: string, from: number): string {
  try {
    const log = readFileSync(path);
    // The log was renamed in the meantime, so the new one is read from its start.
    return log.subarray(log.length < from ? 0 : from).toString('utf8');
  } catch {
    return '';
  }
}

/**
 * The reason why PostgreSQL failed, as a sentence for the operator.
 *
 * @param what the failed action: `The embedded PostgreSQL did not start`
 * @param path a file or folder of the cluster
 */
export function sentenceOf(report: string, what: string, path: string): string {
  if (DISK_FULL.test(report)) return `The disk that holds ${dirname(path)} is full. Free some space, then start again.`;
  const reason = REASON.exec(report)?.[1];
  return reason === undefined ? `${what}.` : `${what}: ${reason}.`;
}
