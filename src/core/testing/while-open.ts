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
    await Promise.race([result, untilSomeWait(db, 1)]);
    // Wrapped in an object: the transaction must not await the work, which waits for the transaction.
    return { result };
  });
  return result;
}

/**
 * Runs two works while a transaction with a change is still open. The second begins when the first waits for the transaction, and the change
 * is committed when the second is done or waits too.
 */
export async function whileFirstWaits<First, Second>(
  db: Database,
  change: (transaction: Transaction) => Promise<unknown>,
  [beginFirst, beginSecond]: readonly [() => Promise<First>, () => Promise<Second>],
): Promise<readonly [First, Second]> {
  const { first, second } = await inTransaction(db, async (_own, transaction) => {
    await change(transaction);
    const first = beginFirst();
    await untilSomeWait(db, 1);
    const second = beginSecond();
    await Promise.race([second, untilSomeWait(db, 2)]);
    return { first, second };
  });
  return Promise.all([first, second]);
}

/** Resolves when this number of connections to this database wait for locks. */
async function untilSomeWait(db: Database, count: number): Promise<void> {
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await waiting.execute(db)).rows.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
}
