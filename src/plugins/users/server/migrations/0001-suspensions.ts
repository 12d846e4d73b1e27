import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/** The notes of suspensions in effect. They are deleted with the suspension, and with the account. */
export const createSuspensions: Migration = {
  id: 'users/0001-suspensions',
  up: async (db) => {
    await sql`
      create table user_suspensions (
        user_id uuid primary key references users (id) on delete cascade,
        note text not null check (char_length(note) <= 500),
        suspended_by uuid references users (id) on delete set null
      )`.execute(db);
    await sql`create index user_suspensions_by on user_suspensions (suspended_by)`.execute(db);
  },
  down: async (db) => {
    await sql`drop table user_suspensions`.execute(db);
  },
};
