import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../observability/logger.ts';
import { lockDataFolder, readLock } from './data-folder-lock.ts';
import { type DatabaseConfig, type OpenDatabase, openDatabase, openDatabaseBeside, openMigrationDatabase } from './open-database.ts';
import { COMMAND_LIMITS } from './session-limits.ts';

const POLL_MS = 50;
// A first start creates the database, which takes a while on a busy machine.
const PATIENCE_MS = 120_000;

/**
 * Opens the database for a command such as an import: that of `DATABASE_URL`, or that of the server which runs on the data folder. Without
 * a server it starts one for the command alone and locks the folder until it closes. It waits for a server that is starting. The database
 * may not be migrated yet.
 *
 * @throws StartupError when it cannot be opened, or another command has the data folder
 */
export async function openForCommand(config: DatabaseConfig, log: Logger): Promise<OpenDatabase> {
  if (config.databaseUrl !== undefined) return openDatabase(config, log, COMMAND_LIMITS);
  await untilStarted(config.dataDir);
  // Only the database of a listening server is shared. For any other holder, the locking below fails and names it.
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

/**
 * {@link openForCommand} as the user who may change tables, for commands that do.
 *
 * @throws StartupError when it cannot be opened, or another command has the data folder
 */
export function openToChangeTables(config: DatabaseConfig, log: Logger): Promise<OpenDatabase> {
  const { databaseMigrationUrl: url } = config;
  return url === undefined ? openForCommand(config, log) : openMigrationDatabase(url, log);
}

/** Waits while a server holds the folder but does not accept requests yet. Before that, its database may not even exist. */
async function untilStarted(dataDir: string): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await sleep(POLL_MS)) {
    const holder = readLock(dataDir);
    if (holder?.purpose !== 'server' || holder.address !== undefined) return;
  }
}

/** Whether a database exists. The operator's own database always counts, and so does one that a server is about to create. */
export function hasDatabase({ databaseUrl, dataDir }: DatabaseConfig): boolean {
  return databaseUrl !== undefined || existsSync(join(dataDir, 'postgres', 'cluster')) || readLock(dataDir)?.purpose === 'server';
}
