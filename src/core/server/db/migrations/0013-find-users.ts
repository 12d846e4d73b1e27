import { type Kysely, sql } from 'kysely';
import { personKeys } from '../../text/person-keys.ts';
import type { Migration } from '../migration.ts';

/** The columns and indexes for a list of all users: sorted by name, age or last visit, and searched by words. */
export const findUsers: Migration = {
  id: 'core/0013-find-users',
  up: async (db) => {
    await sql`
      alter table users
        add column name_key text collate "C" not null default '',
        add column search tsvector not null default '',
        add column last_seen_at timestamptz(3) not null default to_timestamp(0)`.execute(db);
    await sql`
      update users set last_seen_at = seen.at
      from (select user_id, max(last_seen) as at from sessions group by user_id) as seen
      where seen.user_id = users.id`.execute(db);
    await writeKeys(db);
    await sql`create index users_by_name on users (name_key, id)`.execute(db);
    await sql`create index users_by_last_seen on users (last_seen_at desc, id desc)`.execute(db);
    await sql`create index users_suspended on users (id) where status = 'suspended'`.execute(db);
    // It has no pending list, which would slow searches down after writes.
    await sql`create index users_words on users using gin (search) with (fastupdate = off)`.execute(db);
  },
  down: async (db) => {
    await sql`drop index users_suspended`.execute(db);
    await sql`alter table users drop column last_seen_at, drop column search, drop column name_key`.execute(db);
  },
};

const PORTION = 1000;

// PostgreSQL cannot fold texts as the server does.
async function writeKeys(db: Kysely<unknown>): Promise<void> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const { rows } = await sql<{ id: string; name: string; email: string }>`
      select id, name, email from users where id > ${after} order by id limit ${PORTION}`.execute(db);
    const last = rows.at(-1);
    if (last === undefined) return;
    const keys = rows.map(personKeys);
    await sql`
      update users set name_key = given.name_key, search = given.search::tsvector
      from unnest(
        ${rows.map(({ id }) => id)}::uuid[], ${keys.map(({ name_key }) => name_key)}::text[], ${keys.map(({ search }) => search)}::text[]
      ) as given (id, name_key, search)
      where users.id = given.id`.execute(db);
    after = last.id;
  }
}
