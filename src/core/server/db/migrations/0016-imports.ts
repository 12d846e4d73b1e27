import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Imports of spreadsheets, their rows, and the mappings that users keep. */
export const imports: Migration = {
  id: 'core/0016-imports',
  up: async (db) => {
    await sql`
      create table imports (
        id uuid primary key,
        target text not null,
        place text not null,
        user_id uuid references users (id) on delete set null,
        file_name text not null,
        content bytea,
        state text not null check (state in (
          'reading', 'mapping', 'checking', 'checked', 'applying', 'applied', 'undoing', 'undone', 'failed', 'cancelled')),
        version integer not null default 1,
        step_at timestamptz(3) not null,
        columns jsonb not null default '[]',
        other_sheets integer not null default 0,
        rows integer not null default 0,
        mapping jsonb,
        done integer not null default 0,
        total integer not null default 0,
        counts jsonb,
        is_checked_anew boolean not null default false,
        failure jsonb,
        created_at timestamptz(3) not null,
        applied_at timestamptz(3),
        undo_until timestamptz(3),
        undo jsonb
      )`.execute(db);
    await sql`create index imports_place on imports (target, place, created_at, id)`.execute(db);
    await sql`create index imports_user on imports (user_id)`.execute(db);
    await sql`create index imports_line on imports (target, place, step_at, id)
      where state in ('reading', 'checking', 'applying', 'undoing')`.execute(db);
    await sql`create index imports_created on imports (created_at)`.execute(db);
    await sql`
      create table import_rows (
        import_id uuid not null references imports (id) on delete cascade,
        number integer not null,
        line integer,
        cells text[] not null default '{}',
        cell_faults jsonb,
        result text check (result in ('faulty', 'new', 'changed', 'unchanged', 'hidden', 'reverted', 'kept')),
        key text,
        title text,
        issues jsonb,
        rank integer,
        before jsonb,
        after jsonb,
        changes jsonb,
        written jsonb,
        primary key (import_id, number)
      )`.execute(db);
    // Without the usual results: each index costs a check of 50,000 rows some seconds, and the primary key finds frequent rows quickly.
    await sql`
      create index import_rows_result on import_rows (import_id, result, number)
      where result in ('faulty', 'hidden', 'reverted', 'kept')`.execute(db);
    await sql`create index import_rows_order on import_rows (import_id, rank, number) where result in ('new', 'changed', 'hidden')`.execute(
      db,
    );
    await sql`
      create table import_mappings (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        target text not null,
        place text not null,
        name text not null,
        name_key text not null,
        mapping jsonb not null,
        created_at timestamptz(3) not null,
        unique (user_id, target, place, name_key)
      )`.execute(db);
  },
  down: async (db) => {
    await sql`drop table import_mappings, import_rows, imports`.execute(db);
  },
};
