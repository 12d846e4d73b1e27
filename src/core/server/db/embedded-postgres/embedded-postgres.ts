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
  /** Absolute path. The caller holds its lock (see data-folder-lock.ts). */
  readonly dataDir: string;
  readonly log: Logger;
  /** Settings that replace or extend the standard ones. */
  readonly settings?: PostgresSettings;
  /** Default true. False for tests, whose data need not survive a power failure. */
  readonly durable?: boolean;
}

/** An embedded PostgreSQL that is kept running until it is stopped. */
export interface EmbeddedPostgres {
  readonly address: SocketAddress;
  /** Process id of the postmaster; `undefined` while it is restarted. */
  readonly pid: () => number | undefined;
  readonly stop: () => Promise<void>;
}

// Shared memory of a killed postmaster that its children still use.
const STILL_DYING = /pre-existing shared memory block|lock file "[^"]+" already exists/;
const DYING_PAUSE_MS = 50;
const DYING_ATTEMPTS = 200;

// Turning these off only risks data loss in a crash of the machine, which tests accept.
const NOT_DURABLE: PostgresSettings = Object.freeze({ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' });

/**
 * Opens the PostgreSQL of a data folder. It creates the cluster on first use, stops leftover processes of an earlier one, starts PostgreSQL
 * and restarts it whenever it dies.
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
    // Once only: after the first close, the same descriptor number may belong to another file.
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
