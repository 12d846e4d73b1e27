import { sql } from 'kysely';
import type { Transaction } from '#core/contract/transaction.ts';
import type { Database } from '#core/server/db/database.ts';
import { inTransaction } from '#core/server/db/transaction.ts';

/**
 * Runs the work while a transaction with a change is still open. Commits the change when the work is done or waits for a lock of the
 * transaction. The database must have no other user at that time.
 */
export async function whileOpen<Result>(
  db: Database,
  change: (transaction: Transaction) => Promise<unknown>,
  work: () => Promise<Result>,
): Promise<Result> {
  const { result } = await inTransaction(db, async (_own, transaction) => {
    await change(transaction);
    const result = work();
    await Promise.race([result, untilOneWaits(db)]);
    // Wrapped in an object: the transaction must not await the work, which waits for the transaction.
    return { result };
  });
  return result;
}

/** Resolves when a connection to this database waits for a lock. */
async function untilOneWaits(db: Database): Promise<void> {
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await waiting.execute(db)).rows.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
}
