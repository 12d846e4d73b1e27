import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { errorCode } from '../errors/caught-error.ts';
import { StartupError } from '../errors/startup-error.ts';
import type { Migration } from './migration.ts';
import { type Journal, recordApplied, recordUndone } from './migration-journal.ts';

/** How long a step of the migrator waits for tables that other sessions use. */
export interface Patience {
  /** How long one attempt of a transaction waits for a lock. Requests for the same table wait behind it for this time. */
  readonly lockMs: number;
  readonly attempts: number;
  readonly pauseMs: number;
}

/** About 80 seconds in all. Requests are blocked for at most 3 seconds at a time. */
export const PATIENCE: Patience = Object.freeze({ lockMs: 3_000, attempts: 20, pauseMs: 1_000 });

// A lock timeout and a deadlock: the same step may succeed later.
const RETRIED: ReadonlySet<string | undefined> = new Set(['55P03', '40P01']);

// The code for `drop table` when tables or views of other plugins depend on the table.
const DEPENDED_ON = '2BP01';

/** Applies a migration and records it. */
export function applyStep(journal: Journal, migration: Migration, patience: Patience): Promise<void> {
  return step(journal, migration, patience, async (db) => {
    await migration.up(withoutTables(db));
    await recordApplied(db, migration.id);
  });
}

/** Undoes a migration and removes its record. */
export function undoStep(journal: Journal, migration: Migration, patience: Patience): Promise<void> {
  return step(journal, migration, patience, async (db) => {
    await migration.down(withoutTables(db));
    await recordUndone(db, migration.id);
  }).catch((error: unknown) => {
    throw errorCode(error) === DEPENDED_ON ? needed(migration, error) : error;
  });
}

function step(journal: Journal, migration: Migration, patience: Patience, work: (db: Journal) => Promise<void>): Promise<void> {
  const failure = `The migration "${migration.id}" could not run`;
  if (migration.transactional === false) return patiently(patience, failure, () => work(journal));
  return patientTransaction(journal, patience, failure, work);
}

/**
 * Runs work in a transaction, and again while other sessions use its tables.
 *
 * @param failure the begin of the message when they use them all the time
 */
export function patientTransaction(
  journal: Journal,
  patience: Patience,
  failure: string,
  work: (trx: Journal) => Promise<void>,
): Promise<void> {
  return patiently(patience, failure, () =>
    journal.transaction().execute(async (trx) => {
      await sql`set local lock_timeout = ${sql.lit(patience.lockMs)}`.execute(trx);
      await work(trx);
    }),
  );
}

async function patiently({ attempts, pauseMs }: Patience, failure: string, run: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (!RETRIED.has(errorCode(error))) throw error;
      if (attempt >= attempts) {
        const reason = 'because other sessions keep its tables locked. End long transactions, then start Trellis again.';
        throw new StartupError(`${failure}, ${reason}`, { cause: error });
      }
      await sleep(pauseMs);
    }
  }
}

function needed({ id }: Migration, cause: unknown): StartupError {
  const detail = typeof cause === 'object' && cause !== null && 'detail' in cause ? String(cause.detail) : 'no detail was given';
  return new StartupError(
    `The migration "${id}" cannot be reverted, because other objects depend on it: ${detail.replaceAll('\n', '; ')}. Revert those first.`,
    { cause },
  );
}

/** Migrations have no table types, because they know only the tables of their own time. */
export function withoutTables(db: Journal): Kysely<unknown> {
  return db as unknown as Kysely<unknown>;
}
