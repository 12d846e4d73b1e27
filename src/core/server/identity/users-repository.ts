import { type Selectable, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Role } from '#core/contract/actor.ts';
import type { NewPlace } from '#core/contract/reader-place.ts';
import type { DutyFacts } from '../access/duties.ts';
import type { Database, UsersTable } from '../db/database.ts';
import { type Param, type Prepared, prepared } from '../db/prepared.ts';
import { inTransaction } from '../db/transaction.ts';
import { type PersonKeys, personKeys } from '../text/person-keys.ts';
import type { AccountEvents } from './account-events.ts';

/** What requests need to know of a user. Everybody who has signed in once has a row. */
export type User = Pick<Selectable<UsersTable>, (typeof COLUMNS)[number]> & Pick<DutyFacts, 'duties'>;

/** What the identity provider knows of a user. The table has a copy. */
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
  'is_full_admin',
  'status',
  'suspended_for',
  'sessions_valid_from',
  'kept_session',
  'ended_sessions',
  'profile_at',
  'locale',
  'time_zone',
] as const;

/** The table of users. */
export class UsersRepository {
  readonly #db: Database;
  readonly #now: () => Date;
  readonly #findByUid: Prepared<{ readonly uid: string }, User>;

  constructor(db: Database, now: () => Date) {
    this.#db = db;
    this.#now = now;
    // Nearly every request reads its user by it.
    this.#findByUid = prepared(db, (param: Param<{ readonly uid: string }>) => this.#users().where('identity_uid', '=', param('uid')));
  }

  async findByUid(uid: string): Promise<User | undefined> {
    return (await this.#findByUid({ uid })).at(0);
  }

  find(userId: string): Promise<User | undefined> {
    return this.#users().where('id', '=', userId).executeTakeFirst();
  }

  #users() {
    return this.#db.selectFrom('users').select(COLUMNS).select(dutiesOfUser);
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
    await freeAddress(this.#db, { uid, email: profile.email, at });
    await insert.execute();
    return this.#users().where('identity_uid', '=', uid).executeTakeFirstOrThrow();
  }

  /**
   * Stores the provider's data of a user at `asOf`.
   *
   * @param emailChanged called when the user had confirmed another address
   */
  async updateProfile(uid: string, profile: Profile, asOf: Date, emailChanged?: AccountEvents['emailChanged']): Promise<void> {
    const at = this.#now();
    // Before the transaction: users who swap addresses would wait for each other.
    await freeAddress(this.#db, { uid, email: profile.email, at });
    await inTransaction(this.#db, async (own, transaction) => {
      // Of several requests with the new address, the first one sees the former address.
      const facts = own.selectFrom('users').select(['id', 'email', 'email_verified', 'locale']).where('identity_uid', '=', uid);
      const before = await facts.forNoKeyUpdate().executeTakeFirst();
      await own
        .updateTable('users')
        .set({ ...columnsOf(profile), profile_at: asOf, updated_at: at })
        .where('identity_uid', '=', uid)
        .execute();
      if (before === undefined || !before.email_verified || before.email === profile.email) return;
      await emailChanged?.(transaction, { userId: before.id, former: before.email, locale: before.locale });
    });
  }

  /** Stores the language and the time zone of the user's browser. */
  async setPlace(userId: string, { locale, timeZone }: NewPlace): Promise<void> {
    await this.#db.updateTable('users').set({ locale, time_zone: timeZone }).where('id', '=', userId).execute();
  }

  /** Sets the role of a user without one. Returns whether it did. */
  async chooseRole(userId: string, role: Exclude<Role, 'admin'>): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('users')
      .set({ role, version: sql<number>`version + 1`, updated_at: this.#now() })
      .where('id', '=', userId)
      .where('role', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  /** Sets the role of the user with this address. An administrator becomes a full one. Returns whether there is such a user. */
  async setRole(email: string, role: Role): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('users')
      .set({ role, is_full_admin: role === 'admin', updated_at: this.#now() })
      .where('email', '=', email.toLowerCase())
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
}

// For users with another role, PostgreSQL does not run the inner statement.
const dutiesOfUser = sql<string[] | null>`case when users.role = 'admin' and not users.is_full_admin then array(
  select distinct unnest(g.duties) from admin_group_members m join admin_groups g on g.id = m.group_id where m.user_id = users.id
) end`.as('duties');

function columnsOf({ email, emailVerified, name }: Profile): Pick<User, 'email' | 'email_verified' | 'name'> & PersonKeys {
  return { email, email_verified: emailVerified, name, ...personKeys({ name, email }) };
}

/**
 * The provider gives an address to one account at a time. Another user with this address in the table now has another address or no
 * account. The data of that user must not move to the new owner of the address.
 */
async function freeAddress(
  db: Database,
  { uid, email, at }: { readonly uid: string; readonly email: string; readonly at: Date },
): Promise<void> {
  const former = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('email', '=', email)
    .where('identity_uid', '<>', uid)
    .executeTakeFirst();
  if (former === undefined) return;
  const freed = columnsOf({ name: former.name, email: `${former.id}@former.invalid`, emailVerified: false });
  await db
    .updateTable('users')
    .set({ ...freed, updated_at: at })
    .where('id', '=', former.id)
    .where('email', '=', email)
    .execute();
}
