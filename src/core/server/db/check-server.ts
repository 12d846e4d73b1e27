import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { StartupError } from '../errors/startup-error.ts';
import type { Database } from './database.ts';
import { isDatabaseUnavailable } from './database-errors.ts';

const OLDEST_MAJOR = 15;
const ATTEMPTS = 20;
const PAUSE_MS = 250;

/**
 * Waits a few seconds for a database that is still starting, then checks that this server can use it.
 *
 * @param name the database's name for the operator, without the password
 * @throws StartupError when it does not answer, refuses the connection, is older than PostgreSQL 15 or does not store Unicode
 */
export async function checkServer(db: Database, name: string): Promise<void> {
  const { version, encoding } = await ask(db, name);
  if (Math.floor(version / 10_000) < OLDEST_MAJOR) {
    throw new StartupError(`Trellis needs PostgreSQL ${OLDEST_MAJOR} or newer, but ${name} has version ${Math.floor(version / 10_000)}.`);
  }
  if (encoding !== 'UTF8') {
    throw new StartupError(`Trellis needs a database with encoding UTF8, but ${name} has encoding ${encoding}. Create the database again.`);
  }
}

async function ask(db: Database, name: string): Promise<{ version: number; encoding: string }> {
  const question = sql<{ version: number; encoding: string }>`
    select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding`;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { rows } = await question.execute(db);
      return rows[0] ?? { version: 0, encoding: 'unknown' };
    } catch (error) {
      if (isDatabaseUnavailable(error) && attempt < ATTEMPTS) await sleep(PAUSE_MS);
      else throw new StartupError(`Trellis cannot use ${name}: ${reasonOf(error)}`, { cause: error });
    }
  }
}

/** For a host name with several addresses, each attempt has its own reason and the outer error has none. */
function reasonOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  if ('errors' in error && Array.isArray(error.errors)) return reasonOf(error.errors[0]);
  return 'message' in error ? String(error.message) : String(error);
}
