import type { Kysely, Transaction as KyselyTransaction } from 'kysely';
import { Transaction } from '#core/contract/transaction.ts';
import type { CoreTables } from './database.ts';

class OpenTransaction extends Transaction {
  protected readonly isTransaction = true;
  readonly connection: KyselyTransaction<CoreTables>;
  readonly afterCommit: (() => void)[];

  constructor(connection: KyselyTransaction<CoreTables>, afterCommit: (() => void)[]) {
    super();
    this.connection = connection;
    this.afterCommit = afterCommit;
  }
}

/**
 * Runs the work in one transaction. A result commits it, an error rolls it back.
 *
 * @param work gets the transaction with the caller's own tables, and the transaction to pass to other plugins
 */
export async function inTransaction<Tables extends CoreTables, Result>(
  db: Kysely<Tables>,
  work: (own: KyselyTransaction<Tables>, transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const actions: (() => void)[] = [];
  const result = await db.transaction().execute((own) => {
    // The tables exist only as types: for Kysely it is the same connection.
    const transaction = new OpenTransaction(own as unknown as KyselyTransaction<CoreTables>, actions);
    return work(own, transaction);
  });
  for (const action of actions) action();
  return result;
}

/** Calls the action after the transaction is committed, and never after a rollback. The action must not throw. */
export function afterCommit(transaction: Transaction, action: () => void): void {
  opened(transaction).afterCommit.push(action);
}

/**
 * The tables of a plugin in a transaction that another plugin or the core has opened.
 *
 * @example const db = tablesIn<JobsTables>(transaction)
 */
export function tablesIn<Tables extends object>(transaction: Transaction): KyselyTransaction<CoreTables & Tables> {
  // As with `$extendTables`, the plugin declares its tables.
  return opened(transaction).connection as unknown as KyselyTransaction<CoreTables & Tables>;
}

/** The tables in the transaction if there is one, otherwise in the database. */
export function tablesFor<Tables extends CoreTables>(db: Kysely<Tables>, transaction: Transaction | undefined): Kysely<Tables> {
  // As above, it is the same connection for Kysely.
  return transaction === undefined ? db : (opened(transaction).connection as unknown as Kysely<Tables>);
}

function opened(transaction: Transaction): OpenTransaction {
  if (!(transaction instanceof OpenTransaction)) throw new TypeError('Only the core opens a transaction: inTransaction(db, work).');
  return transaction;
}
