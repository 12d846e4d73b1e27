import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Journal } from './migration-journal.ts';

// Any number, but the same in every Trellis: only one process migrates a database at a time.
const ADVISORY_LOCK = 7_387_435_001;
const POLL_MS = 100;

// Limits that the server sets on its connections. A migration may take longer.
const LIFTED = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];

/**
 * Runs work on one connection, without time limits, while no other process migrates the database. The lock belongs to the session: it
 * outlasts the transactions of the work, and PostgreSQL releases it when the process dies.
 */
export function migratingAlone<Result>(journal: Journal, work: (connection: Journal) => Promise<Result>): Promise<Result> {
  return journal.connection().execute(async (connection) => {
    try {
      for (const name of LIFTED) await sql`set ${sql.id(name)} = 0`.execute(connection);
      await untilLocked(connection);
      return await work(connection);
    } finally {
      // Fails only on a lost connection, which has already released the lock.
      await release(connection).catch(() => undefined);
    }
  });
}

/**
 * Polls for the lock. A session that waits for the lock inside PostgreSQL holds a snapshot. `create index concurrently` in the session with
 * the lock waits for all older snapshots, so the two sessions would wait for each other.
 */
async function untilLocked(connection: Journal): Promise<void> {
  const attempt = sql<{ locked: boolean }>`select pg_try_advisory_lock(${ADVISORY_LOCK}) as locked`;
  while ((await attempt.execute(connection)).rows[0]?.locked !== true) await sleep(POLL_MS);
}

async function release(connection: Journal): Promise<void> {
  await sql`select pg_advisory_unlock_all()`.execute(connection);
  for (const name of LIFTED) await sql`reset ${sql.id(name)}`.execute(connection);
}
