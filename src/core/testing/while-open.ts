import { sql } from 'kysely';
import type { Transaction } from '#core/contract/transaction.ts';
import type { Database } from '#core/server/db/database.ts';
import { inTransaction } from '#core/server/db/transaction.ts';

/**
 * Does the work while a transaction that changes something is still open, and commits the change when the work is done or waits
 * for a lock of the transaction. The database must have no other user meanwhile.
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
    // In an object, because the transaction must not wait for the work that waits for it.
    return { result };
  });
  return result;
}

/** Ends when a connection to this database waits for a lock. */
async function untilOneWaits(db: Database): Promise<void> {
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await waiting.execute(db)).rows.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
}
