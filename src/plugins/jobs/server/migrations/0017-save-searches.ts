import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/** The frequencies are those that a later version offers, so that it does not have to check all rows again. */
export const saveSearches: Migration = {
  id: 'jobs/0017-save-searches',
  up: async (db) => {
    await sql`
      create table job_saved_searches (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        name text not null check (char_length(name) between 2 and 60),
        terms jsonb not null check (octet_length(terms::text) <= 4096),
        terms_hash bytea not null,
        frequency text not null default 'off' check (frequency in ('off', 'instant', 'daily', 'weekly')),
        created_at timestamptz(3) not null,
        seen_at timestamptz(3) not null,
        unique (user_id, terms_hash)
      )`.execute(db);
  },
  down: async (db) => {
    await sql`drop table job_saved_searches`.execute(db);
  },
};
