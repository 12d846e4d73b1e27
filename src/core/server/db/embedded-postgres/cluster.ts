import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../../errors/startup-error.ts';
import { withFolder } from '../folder-errors.ts';
import { makePrivateFolder, openFolder } from './postgres-folders.ts';
import { sentenceOf } from './postgres-process.ts';
import { POSTGRES_ENVIRONMENT, type PostgresPrograms } from './postgres-programs.ts';

/** The only PostgreSQL user of an embedded cluster. */
export const EMBEDDED_USER = 'trellis';

/** How a cluster is created. */
export interface ClusterOptions {
  /** Whether the cluster must survive a power failure. A test does not need this. */
  readonly durable: boolean;
}

/**
 * Creates the cluster unless it exists.
 *
 * @throws StartupError when an existing cluster belongs to another major version, or the cluster cannot be created
 */
export function ensureCluster(cluster: string, programs: PostgresPrograms, options: ClusterOptions): void {
  if (existsSync(join(cluster, 'PG_VERSION'))) checkVersion(cluster, programs.major);
  else makeCluster(cluster, programs, options);
}

function checkVersion(cluster: string, major: number): void {
  const found = withFolder(cluster, () => Number.parseInt(readFileSync(join(cluster, 'PG_VERSION'), 'utf8'), 10));
  if (found === major) return;
  const advice =
    found > major
      ? 'Start the newer version of Trellis that created it, or choose another DATA_DIR.'
      : 'Dump it with the Trellis that made it and load it into a new DATA_DIR.';
  throw new StartupError(
    `The database in ${cluster} was created by PostgreSQL ${found}, but this version of Trellis has PostgreSQL ${major}. ${advice}`,
  );
}

/** Creates the cluster under a temporary name and renames it when complete. An interrupted attempt starts again. */
function makeCluster(cluster: string, programs: PostgresPrograms, { durable }: ClusterOptions): void {
  const unfinished = `${cluster}.unfinished`;
  withFolder(cluster, () => rmSync(unfinished, { recursive: true, force: true }));
  makePrivateFolder(unfinished, programs.account);
  const folder = openFolder(unfinished);
  try {
    initialise(unfinished, folder, programs, durable);
  } finally {
    closeSync(folder);
  }
  withFolder(cluster, () => renameSync(unfinished, cluster));
}

function initialise(path: string, folder: number, { initdb, account }: PostgresPrograms, durable: boolean): void {
  const target = process.platform === 'linux' ? '/proc/self/fd/3' : path;
  // The builtin locale needs no system locale, knows the letters of Unicode, and does not change with the C library.
  const options = ['-D', target, '-U', EMBEDDED_USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--locale-provider=builtin'];
  const more = ['--builtin-locale=C.UTF-8', ...(durable ? [] : ['--no-sync'])];
  const outcome = spawnSync(initdb, [...options, ...more], {
    ...account,
    cwd: '/',
    env: POSTGRES_ENVIRONMENT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe', folder],
  });
  if (outcome.status !== 0)
    throw new StartupError(explain(path, outcome.error === undefined ? outcome.stderr : `FATAL: ${outcome.error.message}`));
}

function explain(path: string, report: string): string {
  if (/could not look up effective user ID/.test(report)) {
    return 'PostgreSQL cannot make a database for a user without an account. Run Trellis under a user of /etc/passwd, or set DATABASE_URL.';
  }
  return sentenceOf(report, `The database in ${path} could not be made`, path);
}
