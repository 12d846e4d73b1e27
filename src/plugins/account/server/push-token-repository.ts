import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { CoreTables } from '#core/server/db/database.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { PersonalData } from '../contract/personal-data.ts';

/** A device that receives push messages for its user. */
interface PushTokensTable {
  id: string;
  user_id: string;
  /** Stays the same when the provider gives the device a new token; see `deviceOf`. */
  device: string;
  token: string;
  saved_at: Date;
}

export type AccountTables = {
  push_tokens: PushTokensTable;
};

type AccountDatabase = Kysely<CoreTables & AccountTables>;

const MOST_DEVICES = 20;

/** Stores the devices that receive push messages. */
export class PushTokenRepository {
  readonly #db: AccountDatabase;
  readonly #now: () => Date;

  constructor(db: AccountDatabase, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  /**
   * Stores a device's token for a user, also when another user had it before. Returns the id of the device.
   *
   * @throws ApiFault unauthenticated when the account was deleted meanwhile
   */
  async save(userId: string, token: string): Promise<string> {
    const values = { user_id: userId, token, saved_at: this.#now() };
    return this.#db.transaction().execute(async (db) => {
      await lockUser(db, userId);
      const { id } = await db
        .insertInto('push_tokens')
        .values({ ...values, id: uuid(), device: deviceOf(token) })
        .onConflict((conflict) => conflict.column('device').doUpdateSet(values))
        .returning('id')
        .executeTakeFirstOrThrow();
      await forgetSurplus(db, userId);
      return id;
    });
  }

  /** The number of devices on which a user receives messages. */
  async countOf(userId: string): Promise<number> {
    const rows = await this.#db.selectFrom('push_tokens').select('id').where('user_id', '=', userId).execute();
    return rows.length;
  }

  /** Removes a device of a user. Returns whether it existed. */
  async remove(userId: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('push_tokens')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  /** Removes a token that the provider reports as unregistered. A newer token of the same device stays. */
  async removeUnregistered(token: string): Promise<void> {
    await this.#db.deleteFrom('push_tokens').where('device', '=', deviceOf(token)).where('token', '=', token).execute();
  }
}

/** Serializes the saves of one user, so each one counts all devices. */
async function lockUser(db: AccountDatabase, userId: string): Promise<void> {
  const user = await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst();
  if (user === undefined) throw new ApiFault('unauthenticated');
}

/** Another user is taking over a locked device. Waiting for it could cause a deadlock. */
async function forgetSurplus(db: AccountDatabase, userId: string): Promise<void> {
  const devices = db.selectFrom('push_tokens').select('id').where('user_id', '=', userId);
  const surplus = devices.orderBy('saved_at', 'desc').orderBy('id', 'desc').offset(MOST_DEVICES).forUpdate().skipLocked();
  await db.deleteFrom('push_tokens').where('id', 'in', surplus).execute();
}

// Firebase tokens begin with the installation id: 22 characters of base64url. A new token keeps that id.
const INSTALLATION = /^([\w-]{22}):/;

/** The device id in a token: the installation id, or else a hash of the token. */
function deviceOf(token: string): string {
  return INSTALLATION.exec(token)?.[1] ?? createHash('sha256').update(token).digest('hex');
}

/** The user's push devices. Deleting the user's row deletes their rows. */
export function pushPersonalData(tokens: PushTokenRepository): PersonalData {
  return {
    listOf: async (userId) => {
      const count = await tokens.countOf(userId);
      return count === 0 ? [] : [{ code: 'account.push-devices', fate: 'deleted', count }];
    },
    remove: async () => undefined,
  };
}
