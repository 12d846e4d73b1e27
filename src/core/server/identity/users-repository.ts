import { type Selectable, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Role } from '#core/contract/actor.ts';
import type { Database, UsersTable } from '../db/database.ts';

/** A user who has signed in at least once. */
export type User = Pick<Selectable<UsersTable>, (typeof COLUMNS)[number]>;

/** The data of a user that Trellis copies from the identity provider. */
export interface Profile {
  /** In lower case. */
  readonly email: string;
  /** Whether the provider has confirmed the address. */
  readonly emailVerified: boolean;
  readonly name: string;
}

const COLUMNS = [
  'id',
  'email',
  'email_verified',
  'name',
  'role',
  'status',
  'sessions_valid_from',
  'kept_session',
  'ended_sessions',
  'profile_at',
] as const;

/** The table of users. */
export class UsersRepository {
  readonly #db: Database;
  readonly #now: () => Date;

  constructor(db: Database, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  findByUid(uid: string): Promise<User | undefined> {
    return this.#db.selectFrom('users').select(COLUMNS).where('identity_uid', '=', uid).executeTakeFirst();
  }

  /** The provider's id of a user. */
  async uidOf(userId: string): Promise<string | undefined> {
    const row = await this.#db.selectFrom('users').select('identity_uid').where('id', '=', userId).executeTakeFirst();
    return row?.identity_uid;
  }

  /** The user with this uid, created if new. Two simultaneous calls get the same row. */
  async findOrCreate(uid: string, profile: Profile): Promise<User> {
    const at = this.#now();
    const row = { ...columnsOf(profile), id: uuidv7(), identity_uid: uid, role: null, created_at: at, updated_at: at };
    const insert = this.#db
      .insertInto('users')
      .values(row)
      .onConflict((conflict) => conflict.doNothing());
    await insert.execute();
    const user = await this.findByUid(uid);
    if (user !== undefined) return user;
    await this.#freeAddress(uid, profile.email);
    await insert.execute();
    return this.#db.selectFrom('users').select(COLUMNS).where('identity_uid', '=', uid).executeTakeFirstOrThrow();
  }

  /** Stores the provider's data of a user at `asOf`. */
  async updateProfile(uid: string, profile: Profile, asOf: Date): Promise<void> {
    await this.#freeAddress(uid, profile.email);
    await this.#db
      .updateTable('users')
      .set({ ...columnsOf(profile), profile_at: asOf, updated_at: this.#now() })
      .where('identity_uid', '=', uid)
      .execute();
  }

  /**
   * The provider gives an address to one account at a time. Another user with this address in the table now has another address or no
   * account. The data of that user must not move to the new owner of the address.
   */
  async #freeAddress(uid: string, email: string): Promise<void> {
    await this.#db
      .updateTable('users')
      .set({ email: sql`id || '@former.invalid'`, email_verified: false, updated_at: this.#now() })
      .where('email', '=', email)
      .where('identity_uid', '<>', uid)
      .execute();
  }

  /** Sets the role of a user without one. Returns whether it did. */
  async chooseRole(userId: string, role: Exclude<Role, 'admin'>): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('users')
      .set({ role, updated_at: this.#now() })
      .where('id', '=', userId)
      .where('role', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  /** Sets the role of the user with this address. Returns whether there is such a user. */
  async setRole(email: string, role: Role): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('users')
      .set({ role, updated_at: this.#now() })
      .where('email', '=', email.toLowerCase())
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
}

function columnsOf({ email, emailVerified, name }: Profile): Pick<User, 'email' | 'email_verified' | 'name'> {
  return { email, email_verified: emailVerified, name };
}
