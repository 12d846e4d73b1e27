import { orderPlugins } from '../../src/core/contract/plugin-order.ts';
import type { ServerConfig } from '../../src/core/server/config/server-config.ts';
import { readLock } from '../../src/core/server/db/data-folder-lock.ts';
import type { Database } from '../../src/core/server/db/database.ts';
import { appliedOf } from '../../src/core/server/db/migration-journal.ts';
import { migrateDownOf } from '../../src/core/server/db/migrator.ts';
import { hasDatabase, openToChangeTables } from '../../src/core/server/db/open-for-command.ts';
import { createLogger } from '../../src/core/server/observability/logger.ts';
import type { ServerPlugin } from '../../src/core/server/plugin/server-plugin.ts';
import { forgetWorks } from '../../src/core/server/queue/forget-works.ts';
import { RemovalRefused } from './removal.ts';

/** The ids of a plugin's applied migrations; empty when there is no database yet. */
export async function changesOf(config: ServerConfig, plugin: string): Promise<readonly string[]> {
  return withDatabase(config, (db) => appliedOf(db, plugin));
}

/**
 * Rolls back all migrations of a plugin, which deletes its data, and removes its jobs. Returns the ids of the migrations.
 *
 * @throws RemovalRefused while a server uses the data folder, or when a migration has no known way back
 * @throws StartupError when the database refuses
 */
export async function takeBack(config: ServerConfig, plugins: readonly ServerPlugin[], plugin: string): Promise<readonly string[]> {
  if (config.databaseUrl === undefined && readLock(config.dataDir)?.purpose === 'server') {
    throw new RemovalRefused(1, 'Stop the server first: it would lose tables that it uses.');
  }
  return withDatabase(config, async (db) => {
    const undone = await changesTakenBack(db, plugins, plugin);
    await forgetWorks(db, plugin);
    return undone;
  });
}

async function changesTakenBack(db: Database, plugins: readonly ServerPlugin[], plugin: string): Promise<readonly string[]> {
  if (plugins.some(({ id }) => id === plugin)) return migrateDownOf(db, orderPlugins(plugins), plugin);
  const [change] = await appliedOf(db, plugin);
  if (change === undefined) return [];
  const list = 'src/plugins/index.server.ts';
  throw new RemovalRefused(1, `The database has the migration "${change}", but the plugin is not in ${list}. Restore its lines first.`);
}

async function withDatabase(config: ServerConfig, work: (db: Database) => Promise<readonly string[]>): Promise<readonly string[]> {
  if (!hasDatabase(config)) return [];
  const { db, close } = await openToChangeTables(config, createLogger('warn'));
  try {
    return await work(db);
  } finally {
    await close();
  }
}
