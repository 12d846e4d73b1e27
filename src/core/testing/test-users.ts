import { v7 as uuidv7 } from 'uuid';
import type { Actor, Role } from '#core/contract/actor.ts';
import type { Authenticator, Caller, CallerHeaders } from '#core/server/access/authenticator.ts';
import type { Database } from '#core/server/db/database.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';

/** Users with real rows, identified by kind and name. A token is the user's id, with the sign-in time if the test sets it. */
export class TestUsers implements Authenticator {
  readonly #db: Database;
  readonly #ids = new Map<string, Promise<string>>();

  constructor(db: Database) {
    this.#db = db;
  }

  async callerOf({ authorization }: CallerHeaders): Promise<Caller | null> {
    if (authorization === undefined) return null;
    const [id = '', signedInAt] = authorization.replace(/^Bearer /, '').split('@');
    const row = await this.#db.selectFrom('users').select(['id', 'email', 'name', 'role']).where('id', '=', id).executeTakeFirst();
    if (row === undefined) throw new ApiFault('unauthenticated');
    const actor = {
      userId: row.id,
      email: row.email,
      name: row.name,
      role: row.role,
      phoneVerified: !row.email.startsWith('unconfirmed-'),
    };
    return { actor, signedInAt: signedInAt === undefined ? new Date() : new Date(signedInAt) };
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

  #idOf(kind: string, name: string): Promise<string> {
    const key = `${kind}-${name}`;
    const id = this.#ids.get(key) ?? this.#create(kind, key);
    this.#ids.set(key, id);
    return id;
  }

  async #create(kind: string, key: string): Promise<string> {
    const id = uuidv7();
    const at = new Date();
    await this.#db
      .insertInto('users')
      .values({
        id,
        identity_uid: `uid-${key}`,
        email: `${key.toLowerCase()}@example.test`,
        name: key,
        role: kind === 'newcomer' || kind === 'unconfirmed' ? null : (kind as Role),
        created_at: at,
        updated_at: at,
      })
      .execute();
    return id;
  }
}
