import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * The sign-ins of an account, and which of them are ended. The data that every request needs is on the user's row, which every request
 * reads. The separate table is only for display.
 */
export const sessions: Migration = {
  id: 'core/0003-sessions',
  up: async (db) => {
    await sql`
      create table sessions (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        auth_time timestamptz not null,
        user_agent text not null,
        first_seen timestamptz not null,
        last_seen timestamptz not null,
        unique (user_id, auth_time)
      )`.execute(db);
    await sql`
      alter table users
        add column kept_session timestamptz,
        add column ended_sessions timestamptz[] not null default '{}',
        add column profile_at timestamptz not null default to_timestamp(0)`.execute(db);
    await sql`
      create table removed_identities (
        identity_uid text primary key,
        removed_at timestamptz not null,
        completed_at timestamptz
      )`.execute(db);
  },
  down: async (db) => {
    await sql`drop table removed_identities`.execute(db);
    await sql`alter table users drop column profile_at, drop column ended_sessions, drop column kept_session`.execute(db);
    await sql`drop table sessions`.execute(db);
  },
};
