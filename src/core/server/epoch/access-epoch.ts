import { sql } from 'kysely';
import type { Transaction } from '#core/contract/transaction.ts';
import type { Database } from '../db/database.ts';
import { afterCommit, tablesIn } from '../db/transaction.ts';
import type { Logger } from '../observability/logger.ts';

const POLL_MS = 2000;

/**
 * A number that rises with each change of rights. Each answer of the API carries it, so that open pages notice that they should ask for the
 * abilities of their user again. The number only helps pages to be current: the server reads rights with every call.
 */
export class AccessEpoch {
  readonly #db: Database;
  readonly #log: Pick<Logger, 'warn'>;
  #current = 0;

  constructor(db: Database, log: Pick<Logger, 'warn'>) {
    this.#db = db;
    this.#log = log;
  }

  /** The newest number that this server knows. */
  get current(): number {
    return this.#current;
  }

  /** Raises the number in the transaction that changes rights. This server knows it after the commit, other servers within 2 s. */
  async raise(transaction: Transaction): Promise<void> {
    const { epoch } = await tablesIn(transaction)
      .updateTable('access_epoch')
      .set({ epoch: sql`epoch + 1` })
      .returning('epoch')
      .executeTakeFirstOrThrow();
    afterCommit(transaction, () => this.#learn(epoch));
  }

  /** Reads the number from the database. */
  async read(): Promise<void> {
    const { epoch } = await this.#db.selectFrom('access_epoch').select('epoch').executeTakeFirstOrThrow();
    // A restored database may have a lower number. That is a change too.
    this.#current = epoch;
  }

  /** Reads the number every 2 s until the returned function is called. */
  async follow(): Promise<() => Promise<void>> {
    await this.read();
    const timer = setInterval(() => {
      this.read().catch((error: unknown) => this.#log.warn({ err: error }, 'The number of the last change of rights could not be read'));
    }, POLL_MS);
    timer.unref();
    return async () => clearInterval(timer);
  }

  #learn(epoch: number): void {
    this.#current = Math.max(this.#current, epoch);
  }
}
