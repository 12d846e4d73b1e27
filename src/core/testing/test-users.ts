import { v7 as uuidv7 } from 'uuid';
import type { Actor, Role } from '#core/contract/actor.ts';
import type { Authenticator, Caller, CallerHeaders } from '#core/server/access/authenticator.ts';
import type { Database } from '#core/server/db/database.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { actorOf } from '#core/server/identity/actor-of.ts';
import { UsersRepository } from '#core/server/identity/users-repository.ts';
import { personKeys } from '#core/server/text/person-keys.ts';

/** Users with real rows, identified by kind and name. A token is the user's id, with the sign-in time if the test sets it. */
export class TestUsers implements Authenticator {
  readonly #db: Database;
  readonly #users: UsersRepository;
  readonly #ids = new Map<string, Promise<string>>();
  /** The identity of each user, by id. It never changes. */
  readonly #uids = new Map<string, string>();
  readonly #groups = new Map<string, Promise<void>>();

  constructor(db: Database) {
    this.#db = db;
    this.#users = new UsersRepository(db, () => new Date());
  }

  async callerOf({ authorization }: CallerHeaders): Promise<Caller | null> {
    if (authorization === undefined) return null;
    const [id = '', signedInAt] = authorization.replace(/^Bearer /, '').split('@');
    const row = await this.#users.findByUid(this.#uids.get(id) ?? (await this.#storedUid(id)));
    if (row === undefined) throw new ApiFault('unauthenticated');
    return {
      actor: actorOf(row, !row.email.startsWith('unconfirmed-')),
      signedInAt: signedInAt === undefined ? new Date() : new Date(signedInAt),
    };
  }

  async authorizationOf(kind: string, name: string, signedInAt?: Date): Promise<string> {
    const id = await this.#idOf(kind, name);
    return signedInAt === undefined ? `Bearer ${id}` : `Bearer ${id}@${signedInAt.toISOString()}`;
  }

  async actor(kind: string, name: string): Promise<Actor> {
    const caller = await this.callerOf({ authorization: await this.authorizationOf(kind, name) });
    if (caller === null) throw new Error(`There is no user "${kind} ${name}"`);
    return caller.actor;
  }

  async #storedUid(id: string): Promise<string> {
    const row = await this.#db.selectFrom('users').select('identity_uid').where('id', '=', id).executeTakeFirst();
    return row?.identity_uid ?? '';
  }

  #idOf(kind: string, name: string): Promise<string> {
    const key = `${kind}-${name}`;
    const id = this.#ids.get(key) ?? this.#create(kind, key);
    this.#ids.set(key, id);
    return id;
  }

  async #create(kind: string, key: string): Promise<string> {
    const id = uuidv7();
    const uid = `uid-${key}`;
    const at = new Date();
    const local = key.toLowerCase().replaceAll(/[:,]/g, '-');
    // No address has more than 64 characters before the `@`.
    const person = { email: `${local.length > 64 ? `${local.slice(0, 27)}-${id}` : local}@example.test`, name: key };
    await this.#db
      .insertInto('users')
      .values({
        id,
        identity_uid: uid,
        ...person,
        ...personKeys(person),
        role: roleOf(kind),
        is_full_admin: kind === 'admin',
        // Employers without a confirmed address see no candidates.
        email_verified: kind === 'employer',
        created_at: at,
        updated_at: at,
      })
      .execute();
    this.#uids.set(id, uid);
    for (const duty of dutiesIn(kind)) await this.#giveDuty(id, duty);
    return id;
  }

  async #giveDuty(userId: string, duty: string): Promise<void> {
    const group = this.#groups.get(duty) ?? this.#createGroup(duty);
    this.#groups.set(duty, group);
    await group;
    await this.#db
      .insertInto('admin_group_members')
      .columns(['group_id', 'user_id'])
      .expression(({ selectFrom, val }) =>
        selectFrom('admin_groups')
          .select(['id', val(userId).as('user_id')])
          .where('name_key', '=', `duty-${duty}`),
      )
      .execute();
  }

  async #createGroup(duty: string): Promise<void> {
    const group = { id: uuidv7(), name: `The duty ${duty}`, name_key: `duty-${duty}`, duties: [duty] };
    await this.#db
      .insertInto('admin_groups')
      .values(group)
      .onConflict((conflict) => conflict.column('name_key').doNothing())
      .execute();
  }
}

/** The duties in a kind such as `admin:users,jobs`. */
function dutiesIn(kind: string): readonly string[] {
  const [, duties = ''] = kind.split(':');
  return duties === '' ? [] : duties.split(',');
}

function roleOf(kind: string): Role | null {
  if (kind === 'newcomer' || kind === 'unconfirmed') return null;
  return kind.startsWith('admin') ? 'admin' : (kind as Role);
}
