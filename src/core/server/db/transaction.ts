import type { Kysely, Transaction as KyselyTransaction } from 'kysely';
import { Transaction } from '#core/contract/transaction.ts';
import type { CoreTables } from './core-tables.ts';

class OpenTransaction extends Transaction {
  protected readonly isTransaction = true;
  readonly connection: KyselyTransaction<CoreTables>;

  constructor(connection: KyselyTransaction<CoreTables>) {
    super();
    this.connection = connection;
  }
}

/**
 * Runs the work in one transaction: a result commits it, an error rolls it back.
 *
 * @param work is given the caller's own tables in the transaction, and the transaction to hand to other plugins
 */
export function inTransaction<Tables extends CoreTables, Result>(
  db: Kysely<Tables>,
  work: (own: KyselyTransaction<Tables>, transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  // The tables are types only: Kysely knows no difference between the same connection with more tables and with fewer.
  return db.transaction().execute((own) => work(own, new OpenTransaction(own as unknown as KyselyTransaction<CoreTables>)));
}

/**
 * The tables of a plugin in a transaction that another plugin, or the core, has opened.
 *
 * @example const db = tablesIn<JobsTables>(transaction)
 */
export function tablesIn<Tables extends object>(transaction: Transaction): KyselyTransaction<CoreTables & Tables> {
  if (!(transaction instanceof OpenTransaction)) throw new TypeError('Only the core opens a transaction: inTransaction(db, work).');
  // As with `$extendTables`, the plugin says which tables it has.
  return transaction.connection as unknown as KyselyTransaction<CoreTables & Tables>;
}
