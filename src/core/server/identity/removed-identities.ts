import type { Database } from '../db/database.ts';

// A token may be believed for a minute after its account was deleted, and a request may take its time.
const REMEMBERED_MS = 24 * 3_600_000;

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

  /** Has the provider delete what it has not deleted yet; forgets what is long done. The first failure is thrown, the rest is left for later. */
  async complete(deleteAccount: (uid: string) => Promise<void>): Promise<void> {
    const longDone = new Date(this.#now().getTime() - REMEMBERED_MS);
    await this.#db.deleteFrom('removed_identities').where('completed_at', '<', longDone).execute();
    const open = await this.#db.selectFrom('removed_identities').select('identity_uid').where('completed_at', 'is', null).execute();
    for (const { identity_uid } of open) {
      await deleteAccount(identity_uid);
      const done = { completed_at: this.#now() };
      await this.#db.updateTable('removed_identities').set(done).where('identity_uid', '=', identity_uid).execute();
    }
  }
}
