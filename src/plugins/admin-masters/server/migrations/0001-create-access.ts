import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/** The permissions for the rows of each kind of master data. Without a row, only administrators have access. */
export const createAccess: Migration = {
  id: 'admin-masters/0001-create-access',
  up: async (db) => {
    await sql`
      create table master_access (
        entity text primary key,
        grants jsonb not null,
        version integer not null,
        updated_by uuid references users (id) on delete set null,
        updated_at timestamptz(3) not null
      )`.execute(db);
  },
  down: async (db) => {
    await sql`drop table master_access`.execute(db);
  },
};
