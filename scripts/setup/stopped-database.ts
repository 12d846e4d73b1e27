import { readConfig } from '../../src/core/server/config/read-config.ts';
import type { ServerConfig } from '../../src/core/server/config/server-config.ts';
import { readLock } from '../../src/core/server/db/data-folder-lock.ts';
import type { Database } from '../../src/core/server/db/database.ts';
import { hasDatabase, openToChangeTables } from '../../src/core/server/db/open-for-command.ts';
import { StartupError } from '../../src/core/server/errors/startup-error.ts';
import { createLogger } from '../../src/core/server/observability/logger.ts';
import { projectRoot } from '../checks/command.ts';

/** Messages for the operator. */
export interface Refusals {
  readonly noDatabase: string;
  /** A server uses the data folder. */
  readonly serverRuns: string;
}

/**
 * Runs work on the configured database while no server uses its data folder. Resolves with the exit code: 1 after a refusal, which is
 * printed to the error output.
 */
export async function onStoppedDatabase(refusals: Refusals, work: (db: Database, config: ServerConfig) => Promise<void>): Promise<number> {
  try {
    const config = readConfig(process.env, projectRoot);
    if (!hasDatabase(config)) throw new StartupError(refusals.noDatabase);
    if (config.databaseUrl === undefined && readLock(config.dataDir)?.purpose === 'server') throw new StartupError(refusals.serverRuns);
    const { db, close } = await openToChangeTables(config, createLogger('warn'));
    try {
      await work(db, config);
    } finally {
      await close();
    }
    return 0;
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    console.error(error.message);
    return 1;
  }
}
