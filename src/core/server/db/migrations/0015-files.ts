import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * Uploaded files, the objects that use them, and the content that is still to be deleted from the storage. The owner has no foreign key:
 * it is a user or a company, and the companies belong to a plugin.
 */
export const files: Migration = {
  id: 'core/0015-files',
  up: async (db) => {
    await sql`
      create table files (
        id uuid primary key,
        owner_kind text not null check (owner_kind in ('user', 'company')),
        owner_id uuid not null,
        purpose text not null,
        name text not null,
        media_type text not null,
        bytes integer not null check (bytes >= 0),
        stored_bytes integer not null check (stored_bytes >= 0),
        sha256 bytea not null,
        storage_key text not null unique,
        parts text[] not null,
        state text not null check (state in ('storing', 'pending', 'ready', 'infected')),
        details jsonb not null default '{}',
        uploaded_by uuid references users (id) on delete set null,
        created_at timestamptz(3) not null,
        unused_since timestamptz(3)
      )`.execute(db);
    await sql`create index files_owner on files (owner_kind, owner_id, purpose)`.execute(db);
    await sql`create index files_uploaded_by on files (uploaded_by)`.execute(db);
    await sql`create index files_unused on files (unused_since) where unused_since is not null`.execute(db);
    await sql`create index files_pending on files (created_at) where state in ('storing', 'pending')`.execute(db);
    await sql`
      create table file_uses (
        file_id uuid not null references files (id) on delete cascade,
        use text not null,
        use_id text not null,
        primary key (file_id, use, use_id)
      )`.execute(db);
    await sql`create index file_uses_object on file_uses (use, use_id)`.execute(db);
    await sql`create table file_removals (storage_key text primary key, added_at timestamptz(3) not null)`.execute(db);
  },
  down: async (db) => {
    await sql`drop table file_removals, file_uses, files`.execute(db);
  },
};
