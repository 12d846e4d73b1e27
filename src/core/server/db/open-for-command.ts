import type { Logger } from '../observability/logger.ts';
import { lockDataFolder, readLock } from './data-folder-lock.ts';
import { type DatabaseConfig, type OpenDatabase, openDatabase, openDatabaseBeside } from './open-database.ts';

/**
 * Opens the database for a command such as an import: that of `DATABASE_URL`, that of the server which runs on the data
 * folder, or, when none does, one started for the command alone, with the folder locked until it closes. It may not be
 * migrated yet.
 *
 * @throws StartupError when it cannot be opened, or another command has the data folder
 */
export async function openForCommand(config: DatabaseConfig, log: Logger): Promise<OpenDatabase> {
  if (config.databaseUrl !== undefined) return openDatabase(config, log);
  // A command's database ends with that command, so it is not shared; locking below refuses and names it.
  if (readLock(config.dataDir)?.purpose === 'server') return openDatabaseBeside(config.dataDir, log);
  const lock = await lockDataFolder(config.dataDir, 'command');
  try {
    const database = await openDatabase(config, log);
    return { ...database, close: () => database.close().finally(lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
}
