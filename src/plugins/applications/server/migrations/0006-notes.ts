import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/** Notes of companies about applications, with their earlier texts. */
export const addNotes: Migration = {
  id: 'applications/0006-notes',
  up: async (db) =>
    void (await sql`
      create table application_notes (
        id uuid primary key,
        application_id uuid not null references job_applications (id) on delete cascade,
        -- null when the account was deleted.
        author_id uuid references users (id) on delete set null,
        text text not null check (char_length(text) between 1 and 5000),
        version integer not null default 1,
        created_at timestamptz(3) not null,
        edited_at timestamptz(3)
      );
      create index application_notes_of_application on application_notes (application_id, id);
      create index application_notes_of_author on application_notes (author_id);
      create table application_note_versions (
        note_id uuid not null references application_notes (id) on delete cascade,
        version integer not null,
        text text not null,
        until timestamptz(3) not null,
        primary key (note_id, version)
      )`.execute(db)),
  down: async (db) => void (await sql`drop table application_note_versions; drop table application_notes`.execute(db)),
};
