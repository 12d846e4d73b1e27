import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/** One profile for each candidate. Deleting the account deletes it. */
export const createProfiles: Migration = {
  id: 'candidate/0001-create-profiles',
  up: async (db) => {
    await sql`
      create table candidate_profiles (
        candidate_id uuid primary key references users (id) on delete cascade,
        headline text,
        location text,
        summary text,
        version integer not null default 1,
        updated_at timestamptz(3) not null default now()
      )`.execute(db);
  },
  down: async (db) => {
    await sql`drop table candidate_profiles`.execute(db);
  },
};
