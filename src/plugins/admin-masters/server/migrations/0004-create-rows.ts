import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/** The rows of all kinds of master data, their names for searches, and their history. */
export const createRows: Migration = {
  id: 'admin-masters/0004-create-rows',
  up: async (db) => {
    // Finds names by parts and by likeness.
    await sql`create extension if not exists pg_trgm`.execute(db);
    await sql`create table master_kinds (entity text primary key, revision bigint not null default 0)`.execute(db);
    await sql`
      create table master_rows (
        entity text not null references master_kinds (entity),
        code text collate "C" not null check (char_length(code) between 1 and 64),
        name text not null check (char_length(name) between 1 and 120),
        names jsonb not null default '{}',
        description text not null default '' check (char_length(description) <= 500),
        parent text collate "C",
        sort integer not null default 0 check (sort between 0 and 9999),
        is_hidden boolean not null default false,
        merged_into text collate "C",
        fields jsonb not null default '{}',
        uri text check (char_length(uri) <= 512),
        version integer not null default 1,
        created_at timestamptz(3) not null,
        created_by uuid references users (id) on delete set null,
        updated_at timestamptz(3) not null,
        updated_by uuid references users (id) on delete set null,
        primary key (entity, code),
        unique (entity, uri),
        foreign key (entity, parent) references master_rows (entity, code),
        foreign key (entity, merged_into) references master_rows (entity, code),
        check (merged_into is null or is_hidden)
      )`.execute(db);
    await sql`create index master_rows_in_order on master_rows (entity, sort, code)`.execute(db);
    await sql`create index master_rows_below on master_rows (entity, parent, sort, code)`.execute(db);
    await sql`create index master_rows_merged on master_rows (entity, merged_into)`.execute(db);
    await sql`create index master_rows_of_creator on master_rows (created_by)`.execute(db);
    await sql`create index master_rows_of_editor on master_rows (updated_by)`.execute(db);
    await sql`
      create table master_names (
        entity text not null,
        code text collate "C" not null,
        language text not null,
        kind text not null check (kind in ('preferred', 'alternative', 'hidden')),
        name text not null,
        key text collate "C" not null,
        words tsvector not null,
        primary key (entity, code, language, kind, name),
        foreign key (entity, code) references master_rows (entity, code) on delete cascade
      )`.execute(db);
    await sql`create index master_names_by_key on master_names (entity, key, code)`.execute(db);
    // These indexes have no pending list, which would slow searches down after writes.
    await sql`create index master_names_words on master_names using gin (entity, words) with (fastupdate = off)`.execute(db);
    await sql`create index master_names_parts on master_names using gin (entity, key gin_trgm_ops) with (fastupdate = off)`.execute(db);
    await sql`create table master_words (entity text not null, word text collate "C" not null, primary key (entity, word))`.execute(db);
    await sql`create index master_words_like on master_words using gin (entity, word gin_trgm_ops) with (fastupdate = off)`.execute(db);
    await sql`
      create table master_history (
        id uuid primary key,
        seq bigint generated always as identity,
        entity text not null,
        code text collate "C" not null,
        version integer not null,
        at timestamptz(3) not null,
        by uuid references users (id) on delete set null,
        action text not null,
        before jsonb,
        after jsonb
      )`.execute(db);
    await sql`create index master_history_of_row on master_history (entity, code, seq)`.execute(db);
    await sql`create index master_history_of_user on master_history (by)`.execute(db);
    await sql`create table master_refusals (entity text, key text collate "C", primary key (entity, key))`.execute(db);
  },
  down: async (db) => {
    await sql`drop table master_refusals, master_history, master_words, master_names, master_rows, master_kinds`.execute(db);
    // Another role may own the extension, and other objects may use it.
    await sql`
      do $$ begin
        drop extension if exists pg_trgm;
      exception when insufficient_privilege or dependent_objects_still_exist then null;
      end $$`.execute(db);
  },
};
