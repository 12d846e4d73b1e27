import { createTables } from '#core/server/db/create-tables.ts';

/** The tables of the plugin. The owner of a database may create the extension, which comes with PostgreSQL. */
export const createJobSearch = createTables({
  id: 'job-search/0001-create',
  sql: `
    create extension if not exists pg_trgm;

    -- The words of all search documents. Searches correct misspelled words by their trigrams.
    create table job_words (
      word text collate "C" primary key,
      frequency integer not null,
      is_common boolean not null
    );
    create index job_words_common on job_words (word) where is_common;
    create index job_words_like on job_words using gin (word gin_trgm_ops) with (fastupdate=off);

    -- The texts that the search suggests.
    create table job_suggestions (
      kind text not null check (kind in ('title', 'company', 'category', 'skill')),
      value text not null collate "C",
      text text not null,
      names jsonb not null default '{}',
      frequency integer not null,
      words tsvector not null,
      primary key (kind, value)
    );
    create index job_suggestions_words on job_suggestions using gin (words) with (fastupdate=off);

    -- The postings that users keep, with their notes.
    create table job_saved_postings (
      user_id uuid not null references users (id) on delete cascade,
      job_id uuid not null references job_postings (id) on delete cascade,
      title text not null,
      note text check (char_length(note) >= 1 and char_length(note) <= 500),
      saved_at timestamptz(3) not null,
      primary key (user_id, job_id)
    );
    create index job_saved_postings_newest on job_saved_postings (user_id, saved_at desc, job_id desc);
    create index job_saved_postings_of_job on job_saved_postings (job_id);

    -- The searches that users keep.
    create table job_saved_searches (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      name text not null check (char_length(name) >= 2 and char_length(name) <= 60),
      terms jsonb not null check (octet_length((terms)::text) <= 4096),
      terms_hash bytea not null,
      frequency text not null default 'off' check (frequency in ('off', 'instant', 'daily', 'weekly')),
      created_at timestamptz(3) not null,
      seen_at timestamptz(3) not null,
      constraint job_saved_searches_user_id_terms_hash_key unique (user_id, terms_hash)
    );`,
});
