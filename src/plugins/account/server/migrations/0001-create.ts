import { createTables } from '#core/server/db/create-tables.ts';

/** The tables of the plugin. */
export const createAccount = createTables({
  id: 'account/0001-create',
  sql: `
    -- The devices that receive push messages.
    create table push_tokens (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      device text not null unique,
      token text not null check (length(token) >= 1 and length(token) <= 4096),
      saved_at timestamptz(3) not null
    );
    create index push_tokens_by_user on push_tokens (user_id, saved_at desc, id desc);`,
});
