import type { Logger } from '../observability/logger.ts';
import { lockDataFolder, readLock } from './data-folder-lock.ts';
import type { Database } from './database.ts';
import { type DatabaseConfig, openDatabase, openDatabaseBeside } from './open-database.ts';

/** A database that a command has open. */
export interface CommandDatabase {
  readonly db: Database;
  readonly close: () => Promise<void>;
}

/**
 * Opens the database for a command: beside the server that uses the data folder, else by itself, with the folder locked
 * until it closes. It may not be migrated yet.
 *
 * @throws StartupError when it cannot be opened
 */
export async function openForCommand(config: DatabaseConfig, log: Logger): Promise<CommandDatabase> {
  if (config.databaseUrl !== undefined) return openDatabase(config, log);
  if (readLock(config.dataDir) !== undefined) return openDatabaseBeside(config.dataDir, log);
  const lock = await lockDataFolder(config.dataDir);
  try {
    const { db, close } = await openDatabase(config, log);
    return { db, close: () => close().finally(lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
}
