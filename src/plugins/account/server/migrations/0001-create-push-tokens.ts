import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/** The devices that receive push messages, one row each. Deleting the account deletes its rows. */
export const createPushTokens: Migration = {
  id: 'account/0001-create-push-tokens',
  up: async (db) => {
    await sql`
      create table push_tokens (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        device text not null unique,
        token text not null check (length(token) between 1 and 4096),
        saved_at timestamptz(3) not null
      )`.execute(db);
    await sql`create index push_tokens_by_user on push_tokens (user_id, saved_at desc, id desc)`.execute(db);
  },
  down: async (db) => {
    await sql`drop table push_tokens`.execute(db);
  },
};
