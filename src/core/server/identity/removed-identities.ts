import type { Database } from '../db/database.ts';

// A token may be accepted for a minute after its account was deleted, and a request may take a while.
const REMEMBERED_MS = 24 * 3_600_000;

/**
 * Accounts that are deleted here and still have to be deleted at the identity provider. The transaction that deletes the user makes the
 * entry. So neither a failing provider nor a crash leaves half an account, and no late request creates the user again.
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

  /** Deletes a user's row and stores the identity; `undefined` when the row did not exist. Call it in a transaction. */
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

  /** Makes the provider delete an identity that it has not deleted yet, and records the deletion. Throws the provider's errors. */
  async complete(uid: string, deleteAccount: (uid: string) => Promise<void>): Promise<void> {
    const pending = this.#db.selectFrom('removed_identities').select('identity_uid').where('identity_uid', '=', uid);
    if ((await pending.where('completed_at', 'is', null).executeTakeFirst()) === undefined) return;
    await deleteAccount(uid);
    await this.#db.updateTable('removed_identities').set({ completed_at: this.#now() }).where('identity_uid', '=', uid).execute();
  }

  /** The identities that the provider has not deleted yet, the oldest first. */
  async pending(): Promise<string[]> {
    const rows = this.#db.selectFrom('removed_identities').select('identity_uid').where('completed_at', 'is', null);
    return (await rows.orderBy('removed_at').execute()).map(({ identity_uid }) => identity_uid);
  }

  /** Removes the entries of identities that have no valid token left. */
  async forgetCompleted(): Promise<void> {
    const longDone = new Date(this.#now().getTime() - REMEMBERED_MS);
    await this.#db.deleteFrom('removed_identities').where('completed_at', '<', longDone).execute();
  }
}
