import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readLock } from './data-folder-lock.ts';
import type { DatabaseConfig } from './open-database.ts';

/** Whether a database exists. The operator's own database always counts, and so does one that a server is about to create. */
export function hasDatabase({ databaseUrl, dataDir }: DatabaseConfig): boolean {
  return databaseUrl !== undefined || existsSync(join(dataDir, 'postgres', 'cluster')) || readLock(dataDir)?.purpose === 'server';
}
