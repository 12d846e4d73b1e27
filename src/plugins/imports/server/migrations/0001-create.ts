import { createTables } from '#core/server/db/create-tables.ts';

/** The tables of the plugin. */
export const createImports = createTables({
  id: 'imports/0001-create',
  sql: `
    -- Imports of spreadsheets. \`begun\` is the version whose work a server has begun. The bytes count for the quota, and the
    -- grouped faults are shown without reading the rows.
    create table imports (
      id uuid primary key,
      target text not null,
      place text not null,
      user_id uuid references users (id) on delete set null,
      file_name text not null,
      content bytea,
      state text not null check (state in ('reading', 'mapping', 'checking', 'checked', 'applying', 'applied', 'undoing', 'undone', 'failed', 'cancelled')),
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
      undo jsonb,
      begun integer,
      cells_bytes bigint not null default 0,
      results_bytes bigint not null default 0,
      faults jsonb
    );
    create index imports_created on imports (created_at);
    create index imports_line on imports (target, place, step_at, id) where state in ('reading', 'checking', 'applying', 'undoing');
    create index imports_place on imports (target, place, created_at, id);
    create index imports_user on imports (user_id);

    -- The rows of imports. The indexes leave out the usual results: each index costs a check of 50,000 rows some seconds. The
    -- sizes let rows be read in batches of so many bytes.
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
      cells_size integer not null default 0,
      result_size integer not null default 0,
      primary key (import_id, number)
    );
    create index import_rows_order on import_rows (import_id, rank, number) where result in ('new', 'changed', 'hidden');
    create index import_rows_result on import_rows (import_id, result, number) where result in ('faulty', 'hidden', 'reverted', 'kept');

    -- The mappings of columns that users keep.
    create table import_mappings (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      target text not null,
      place text not null,
      name text not null,
      name_key text not null,
      mapping jsonb not null,
      created_at timestamptz(3) not null,
      constraint import_mappings_user_id_target_place_name_key_key unique (user_id, target, place, name_key)
    );`,
});
