import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import type { CoreTables } from '../db/core-tables.ts';
import type { Database } from '../db/database.ts';

// A token may be believed for a minute after its account was deleted, and a request may take its time.
const REMEMBERED_MS = 24 * 3_600_000;

// A day. The pause doubles up to there.
const MOST_MINUTES = 1440;

/** An account that the identity provider did not delete. */
export interface RefusedRemoval {
  /** How often it was asked. */
  readonly tries: number;
  readonly error: unknown;
}

/**
 * Accounts that are deleted here and have to go at the identity provider too. The entry is made in the transaction that deletes
 * the user, so that neither a failing provider nor a crash leaves half an account, and no late request makes the user anew.
 */
export class RemovedIdentities {
  readonly #db: Database;
  readonly #now: () => Date;

  constructor(db: Database, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  async has(uid: string): Promise<boolean> {
    const row = await this.#db.selectFrom('removed_identities').select('identity_uid').where('identity_uid', '=', uid).executeTakeFirst();
    return row !== undefined;
  }

  /** Deletes a user's row and remembers the identity; `undefined` when the row was gone. Call it on a transaction. */
  async remove(userId: string): Promise<string | undefined> {
    const user = await this.#db.deleteFrom('users').where('id', '=', userId).returning('identity_uid').executeTakeFirst();
    if (user === undefined) return undefined;
    const row = { identity_uid: user.identity_uid, removed_at: this.#now(), completed_at: null };
    await this.#db
      .insertInto('removed_identities')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return user.identity_uid;
  }

  /**
   * Has the provider delete what it has not deleted yet and what is due; forgets what is long done. An identity that the provider
   * refuses holds no other one up. It is tried again after a minute, then after two, four and so on, at last once a day.
   *
   * @returns what the provider refused this time
   */
  async complete(deleteAccount: (uid: string) => Promise<void>): Promise<readonly RefusedRemoval[]> {
    const longDone = new Date(this.#now().getTime() - REMEMBERED_MS);
    await this.#db.deleteFrom('removed_identities').where('completed_at', '<', longDone).execute();
    const refused: RefusedRemoval[] = [];
    for (const uid of await this.#due()) {
      const tries = await this.#claim(uid);
      if (tries === undefined) continue;
      try {
        await deleteAccount(uid);
      } catch (error) {
        refused.push({ tries, error });
        continue;
      }
      await this.#db.updateTable('removed_identities').set({ completed_at: this.#now() }).where('identity_uid', '=', uid).execute();
    }
    return refused;
  }

  async #due(): Promise<string[]> {
    const rows = await this.#db.selectFrom('removed_identities').select('identity_uid').where(this.#isDue).orderBy('removed_at').execute();
    return rows.map(({ identity_uid }) => identity_uid);
  }

  /** Counts a try before it is made: neither a crash nor another server makes it twice. `undefined` when another one was faster. */
  async #claim(uid: string): Promise<number | undefined> {
    const minutes = sql`least(power(2, least(tries, 16)), ${sql.lit(MOST_MINUTES)})`;
    const claimed = await this.#db
      .updateTable('removed_identities')
      .set({ tries: sql`tries + 1`, retry_at: sql`${this.#now()}::timestamptz + ${minutes} * interval '1 minute'` })
      .where('identity_uid', '=', uid)
      .where(this.#isDue)
      .returning('tries')
      .executeTakeFirst();
    return claimed?.tries;
  }

  readonly #isDue = ({
    and,
    or,
    eb,
  }: ExpressionBuilder<CoreTables, 'removed_identities'>): ExpressionWrapper<CoreTables, 'removed_identities', SqlBool> =>
    and([eb('completed_at', 'is', null), or([eb('retry_at', 'is', null), eb('retry_at', '<=', this.#now())])]);
}
