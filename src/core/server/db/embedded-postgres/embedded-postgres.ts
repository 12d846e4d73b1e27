import { closeSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../../observability/logger.ts';
import { withFolder } from '../folder-errors.ts';
import { ensureCluster } from './cluster.ts';
import { keepRunning } from './keep-running.ts';
import { removeLeftovers } from './leftovers.ts';
import { makeFolder, makePrivateFolder, type PostgresPaths, postgresPaths } from './postgres-folders.ts';
import { type PostgresProcess, PostgresStartFailure, startPostgres } from './postgres-process.ts';
import { type PostgresPrograms, preparePrograms } from './postgres-programs.ts';
import { EMBEDDED_SETTINGS, type PostgresSettings } from './postgres-settings.ts';
import { openSocketFolder, type SocketAddress } from './socket-address.ts';

/** How to open the embedded PostgreSQL. */
export interface EmbeddedOptions {
  /** Absolute; locked by the caller (see data-folder-lock.ts). */
  readonly dataDir: string;
  readonly log: Logger;
  /** In place of, or beside, those of every embedded PostgreSQL. */
  readonly settings?: PostgresSettings;
  /** Default true; false for tests, whose data need not survive a power failure. */
  readonly durable?: boolean;
}

/** A PostgreSQL of our own, kept running until stopped. */
export interface EmbeddedPostgres {
  readonly address: SocketAddress;
  /** Of the postmaster, `undefined` while it is being started again. */
  readonly pid: () => number | undefined;
  readonly stop: () => Promise<void>;
}

// Memory of a killed postmaster that the system has not yet taken back from its children.
const STILL_DYING = /pre-existing shared memory block|lock file "[^"]+" already exists/;
const DYING_PAUSE_MS = 50;
const DYING_ATTEMPTS = 200;

// Nothing but memory is lost with these off when a test's PostgreSQL ends.
const NOT_DURABLE: PostgresSettings = Object.freeze({ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' });

/**
 * Opens the PostgreSQL of a data folder: makes it on first use, ends what an earlier one left behind, starts it, and
 * starts it again whenever it dies.
 *
 * @throws StartupError when that is not possible
 */
export async function openEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { log, durable = true } = options;
  const paths = postgresPaths(withFolder(options.dataDir, () => realpathSync(options.dataDir)));
  const programs = preparePrograms(paths.cluster);
  makeFolder(dirname(paths.cluster));
  ensureCluster(paths.cluster, programs, { durable });
  makePrivateFolder(paths.run, programs.account);

  const settings = { ...EMBEDDED_SETTINGS, ...(durable ? {} : NOT_DURABLE), ...options.settings };
  const kept = await keepRunning(() => startCleanly(paths, programs, settings), log);
  const socket = openSocketFolder(paths.run);
  const stop = async (): Promise<void> => {
    await kept.stop();
    if (socket.descriptor !== undefined) closeSync(socket.descriptor);
  };
  let stopped: Promise<void> | undefined;
  return {
    address: socket.address,
    pid: kept.pid,
    // Once only: a descriptor that is closed twice may by then be somebody else's.
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}

async function startCleanly(paths: PostgresPaths, programs: PostgresPrograms, settings: PostgresSettings): Promise<PostgresProcess> {
  for (let attempt = 1; ; attempt += 1) {
    await removeLeftovers(paths);
    try {
      return await startPostgres(paths, programs, settings);
    } catch (error) {
      if (!(error instanceof PostgresStartFailure && STILL_DYING.test(error.report)) || attempt === DYING_ATTEMPTS) throw error;
      await sleep(DYING_PAUSE_MS);
    }
  }
}
