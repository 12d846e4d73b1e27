import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../observability/logger.ts';
import { lockDataFolder, readLock } from './data-folder-lock.ts';
import { type DatabaseConfig, type OpenDatabase, openDatabase, openDatabaseBeside } from './open-database.ts';
import { COMMAND_LIMITS } from './session-limits.ts';

const POLL_MS = 50;
// A first start makes the database; on a busy machine that takes its time.
const PATIENCE_MS = 120_000;

/**
 * Opens the database for a command such as an import: that of `DATABASE_URL`, that of the server which runs on the data
 * folder, or, when none does, one started for the command alone, with the folder locked until it closes. A server that is
 * starting is waited for. It may not be migrated yet.
 *
 * @throws StartupError when it cannot be opened, or another command has the data folder
 */
export async function openForCommand(config: DatabaseConfig, log: Logger): Promise<OpenDatabase> {
  if (config.databaseUrl !== undefined) return openDatabase(config, log, COMMAND_LIMITS);
  await untilStarted(config.dataDir);
  // A database that ends with its command is not shared, nor one that never came up: locking below refuses and names who has it.
  if (readLock(config.dataDir)?.address !== undefined) return openDatabaseBeside(config.dataDir, log);
  const lock = await lockDataFolder(config.dataDir, 'command');
  try {
    const database = await openDatabase(config, log, COMMAND_LIMITS);
    return { ...database, close: () => database.close().finally(lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Until no server has the folder that does not yet take requests: before that its database may not even be made. */
async function untilStarted(dataDir: string): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await sleep(POLL_MS)) {
    const holder = readLock(dataDir);
    if (holder?.purpose !== 'server' || holder.address !== undefined) return;
  }
}
