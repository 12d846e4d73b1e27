import type { Database } from '../db/database.ts';

export type Granted = 'granted' | 'unknown' | 'unconfirmed';

export type Revoked = 'revoked' | 'unknown' | 'not-administrator' | 'last';

/** An administrator in the output of the command. */
export interface Administrator {
  readonly email: string;
  readonly emailVerified: boolean;
  readonly status: 'active' | 'suspended';
}

/** Grants and revokes the administrator role. Users are identified by their address, ignoring case. */
export class Administrators {
  readonly #db: Database;
  readonly #now: () => Date;

  constructor(db: Database, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  /** Makes a user with a confirmed address an administrator. Anyone can sign up with an unconfirmed address of another person. */
  async grant(email: string): Promise<Granted> {
    const user = this.#db.selectFrom('users').select(['id', 'email_verified']).where('email', '=', email.toLowerCase());
    const found = await user.executeTakeFirst();
    if (found === undefined) return 'unknown';
    const { numUpdatedRows } = await this.#db
      .updateTable('users')
      .set({ role: 'admin', updated_at: this.#now() })
      .where('id', '=', found.id)
      // Checked again in the update, because the address may have moved to another account in between.
      .where('email', '=', email.toLowerCase())
      .where('email_verified', '=', true)
      .executeTakeFirst();
    return numUpdatedRows === 1n ? 'granted' : 'unconfirmed';
  }

  /** Revokes the role. The user chooses another role at the next visit. Without `force` the last active administrator keeps it. */
  async revoke(email: string, { force = false }: { readonly force?: boolean } = {}): Promise<Revoked> {
    return this.#db.transaction().execute(async (db) => {
      // Locks all administrators, so that the second of two simultaneous revocations sees the result of the first.
      const admins = await db.selectFrom('users').select(['id', 'email', 'status']).where('role', '=', 'admin').forUpdate().execute();
      const admin = admins.find((one) => one.email === email.toLowerCase());
      if (admin === undefined) {
        const user = await db.selectFrom('users').select('id').where('email', '=', email.toLowerCase()).executeTakeFirst();
        return user === undefined ? 'unknown' : 'not-administrator';
      }
      const isLast = !admins.some(({ id, status }) => id !== admin.id && status === 'active');
      if (isLast && !force) return 'last';
      await db.updateTable('users').set({ role: null, updated_at: this.#now() }).where('id', '=', admin.id).execute();
      return 'revoked';
    });
  }

  /** All administrators by address. */
  async list(): Promise<Administrator[]> {
    const rows = await this.#db
      .selectFrom('users')
      .select(['email', 'email_verified', 'status'])
      .where('role', '=', 'admin')
      .orderBy('email')
      .execute();
    return rows.map(({ email, email_verified, status }) => ({ email, emailVerified: email_verified, status }));
  }
}
