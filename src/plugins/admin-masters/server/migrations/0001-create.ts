import { createTables } from '#core/server/db/create-tables.ts';

/** The tables of the plugin. The owner of a database may create the extension, which comes with PostgreSQL. */
export const createAdminMasters = createTables({
  id: 'admin-masters/0001-create',
  sql: `
    create extension if not exists pg_trgm;

    -- The permissions for the rows of each kind: a map from holders to actions. Without a row, only administrators have access.
    create table master_access (
      entity text primary key,
      grants jsonb not null,
      version integer not null,
      updated_by uuid references users (id) on delete set null,
      updated_at timestamptz(3) not null
    );
    create index master_access_of_editor on master_access (updated_by);

    -- The kinds of master data, with the number of the last change of each.
    create table master_kinds (
      entity text primary key,
      revision bigint not null default 0
    );

    -- The rows of all kinds.
    create table master_rows (
      entity text not null references master_kinds (entity),
      code text not null collate "C" check (char_length(code) >= 1 and char_length(code) <= 64),
      name text not null check (char_length(name) >= 1 and char_length(name) <= 120),
      names jsonb not null default '{}',
      description text not null default '' check (char_length(description) <= 500),
      parent text collate "C",
      sort integer not null default 0 check (sort >= 0 and sort <= 9999),
      is_hidden boolean not null default false,
      merged_into text collate "C",
      fields jsonb not null default '{}',
      uri text check (char_length(uri) <= 512),
      version integer not null default 1,
      created_at timestamptz(3) not null,
      created_by uuid references users (id) on delete set null,
      updated_at timestamptz(3) not null,
      updated_by uuid references users (id) on delete set null,
      constraint master_rows_entity_uri_key unique (entity, uri),
      primary key (entity, code),
      constraint master_rows_entity_merged_into_fkey foreign key (entity, merged_into) references master_rows(entity, code),
      constraint master_rows_entity_parent_fkey foreign key (entity, parent) references master_rows(entity, code),
      constraint master_rows_check check (merged_into is null or is_hidden)
    );
    create index master_rows_below on master_rows (entity, parent, sort, code);
    create index master_rows_in_order on master_rows (entity, sort, code);
    create index master_rows_merged on master_rows (entity, merged_into);
    create index master_rows_of_creator on master_rows (created_by);
    create index master_rows_of_editor on master_rows (updated_by);

    -- The names of rows, for searches by words, by parts and by likeness. The indexes gather new names in a list of 512 KiB,
    -- because an import writes 200,000. A longer list would slow searches down.
    create table master_names (
      entity text not null,
      code text not null collate "C",
      language text not null,
      kind text not null check (kind in ('preferred', 'alternative', 'hidden')),
      name text not null,
      key text not null collate "C",
      words tsvector not null,
      primary key (entity, code, language, kind, name),
      constraint master_names_entity_code_fkey foreign key (entity, code) references master_rows(entity, code) on delete cascade
    );
    create index master_names_by_key on master_names (entity, key, code);
    create index master_names_parts on master_names using gin (entity, key gin_trgm_ops) with (fastupdate=on, gin_pending_list_limit='512');
    create index master_names_words on master_names using gin (entity, words) with (fastupdate=on, gin_pending_list_limit='512');

    -- The words of all names, to correct misspelled ones.
    create table master_words (
      entity text not null,
      word text not null collate "C",
      primary key (entity, word)
    );
    create index master_words_like on master_words using gin (entity, word gin_trgm_ops) with (fastupdate=off);

    -- The history of rows.
    create table master_history (
      id uuid primary key,
      seq bigint generated always as identity,
      entity text not null,
      code text not null collate "C",
      version integer not null,
      at timestamptz(3) not null,
      by uuid references users (id) on delete set null,
      action text not null,
      before jsonb,
      after jsonb
    );
    create index master_history_of_row on master_history (entity, code, seq);
    create index master_history_of_user on master_history (by);

    -- Texts of users that administrators refused as rows.
    create table master_refusals (
      entity text not null,
      key text not null collate "C",
      primary key (entity, key)
    );`,
});
