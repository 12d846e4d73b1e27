import { type Kysely, sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/**
 * Postings, and a narrow copy of them for lists and searches. A search that scans rows reads a quarter of the pages there.
 * Times have milliseconds, as in JavaScript. A page's cursor therefore has exactly the time of its row.
 */
export const createPostings: Migration = {
  id: 'jobs/0001-create-postings',
  up: async (db) => {
    await createReferences(db);
    await createPostingsTable(db);
    await createSearchTable(db);
  },
  down: async (db) => {
    await sql`drop table job_search`.execute(db);
    await sql`drop table job_postings`.execute(db);
    await sql`drop table job_locations`.execute(db);
    await sql`drop table job_categories`.execute(db);
  },
};

async function createReferences(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job_categories (
      id integer generated always as identity primary key,
      code text collate "C" not null unique,
      name text not null
    )`.execute(db);
  await sql`
    create table job_locations (
      id integer generated always as identity primary key,
      name text not null,
      name_key text collate "C" not null unique
    )`.execute(db);
}

const card = sql.raw(`
  company_id uuid not null references companies (id) on delete cascade,
  company_name text not null,
  title text not null check (char_length(title) between 1 and 200),
  location text,
  work_mode text check (work_mode in ('onsite', 'hybrid', 'remote')),
  employment_type text check (employment_type in ('full_time', 'part_time', 'contract', 'temporary', 'internship', 'volunteer', 'other')),
  category_id integer references job_categories (id),
  salary_min bigint check (salary_min >= 0),
  salary_max bigint check (salary_max >= salary_min),
  salary_currency text check (salary_currency ~ '^[A-Z]{3}$'),
  salary_period text check (salary_period in ('hour', 'day', 'week', 'month', 'year'))`);

async function createPostingsTable(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job_postings (
      id uuid primary key,
      ${card},
      created_by uuid references users (id) on delete set null,
      source text not null check (source in ('authored', 'imported')),
      external_id text,
      import_key bytea unique,
      content_hash bytea not null,
      description text,
      location_id integer references job_locations (id),
      seniority text,
      status text not null check (status in ('draft', 'published', 'closed')),
      published_at timestamptz(3),
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      version integer not null default 1,
      unique (id, company_id),
      check (status <> 'published' or published_at is not null),
      check ((source = 'imported') = (import_key is not null))
    )`.execute(db);
  await sql`create index job_postings_of_company on job_postings (company_id, created_at desc, id desc)`.execute(db);
  await sql`create index job_postings_authored on job_postings (content_hash, created_at) where source = 'authored'`.execute(db);
}

async function createSearchTable(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job_search (
      job_id uuid primary key references job_postings (id) on delete cascade,
      ${card},
      title_key text collate "C" not null,
      salary_year_top bigint,
      published_at timestamptz(3) not null,
      search tsvector not null
    )`.execute(db);
  for (const [name, column] of [
    ['newest', undefined],
    ['of_category', 'category_id'],
    ['of_company', 'company_id'],
    ['of_employment', 'employment_type'],
    ['of_title', 'title_key'],
  ]) {
    const columns = sql.raw([column, 'published_at desc', 'job_id desc'].filter(Boolean).join(', '));
    await sql`create index ${sql.ref(`job_search_${name}`)} on job_search (${columns})`.execute(db);
  }
  await sql`create index job_search_by_salary on job_search (salary_year_top)`.execute(db);
  // One index serves words alone and words within a category. It has no pending list, which would slow searches down after writes.
  await sql`create index job_search_words on job_search using gin (category_id, search) with (fastupdate = off)`.execute(db);
}
