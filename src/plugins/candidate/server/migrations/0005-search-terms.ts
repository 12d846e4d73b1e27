import { type Kysely, sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/**
 * Puts all that can be chosen in filters into one column, so that one search of the index finds who has all choices, or all but one. The rows
 * are narrower and the fixed columns come first, because facets read thousands of rows. The schedule `candidate.project-missing` makes the
 * rows anew when a server starts.
 */
export const searchTerms: Migration = {
  id: 'candidate/0005-search-terms',
  up: async (db) => {
    await sql`drop table candidate_search`.execute(db);
    await sql`
      create table candidate_search (
        candidate_id uuid primary key references users (id) on delete cascade,
        updated_at timestamptz(3) not null,
        worked_months integer not null,
        completeness smallint not null check (completeness between 0 and 100),
        shows_name boolean not null,
        is_active boolean not null,
        has_blocks boolean not null generated always as (cardinality(blocked_companies) + cardinality(blocked_domains) > 0) stored,
        is_offered boolean not null generated always as
          (is_active and visibility in ('verified', 'all') and search_state <> 'closed' and completeness >= 60) stored,
        visibility text not null check (visibility in ('hidden', 'applied', 'verified', 'all')),
        search_state text not null check (search_state in ('active', 'open', 'closed')),
        country text not null,
        notice_days smallint,
        starts_on date,
        works_since date,
        terms tsvector not null,
        words tsvector not null,
        blocked_companies uuid[] not null,
        blocked_domains text[] not null,
        check (visibility <> 'all' or terms @@ '''v:all'''::tsquery)
      )`.execute(db);
    await createNewest(db);
    await sql`create index candidate_search_terms on candidate_search using gin (words, terms) where is_offered`.execute(db);
    // The 200 most frequent of each. With the default of 1,000, planning takes twice as long, and chooses the same plans.
    await sql`alter table candidate_search alter terms set statistics 20, alter words set statistics 20`.execute(db);
  },
  down: async (db) => {
    await sql`drop table candidate_search`.execute(db);
    await sql`
      create table candidate_search (
        candidate_id uuid primary key references users (id) on delete cascade,
        visibility text not null check (visibility in ('hidden', 'applied', 'verified', 'all')),
        search_state text not null check (search_state in ('active', 'open', 'closed')),
        completeness smallint not null check (completeness between 0 and 100),
        shows_name boolean not null,
        blocked_companies uuid[] not null,
        blocked_domains text[] not null,
        skills text[] not null,
        languages text[] not null,
        countries text[] not null,
        towns text[] not null,
        categories text[] not null,
        employment_types text[] not null,
        work_modes text[] not null,
        worked_months integer not null,
        works_since date,
        starts_on date,
        notice_days smallint,
        words tsvector not null,
        updated_at timestamptz(3) not null,
        is_active boolean not null,
        is_offered boolean not null generated always as
          (is_active and visibility in ('verified', 'all') and search_state <> 'closed' and completeness >= 60) stored
      )`.execute(db);
    await createNewest(db);
    await sql`
      create index candidate_search_terms on candidate_search using gin (
        words, countries, towns, skills, languages, categories, employment_types, work_modes
      ) where is_offered`.execute(db);
  },
};

async function createNewest(db: Kysely<unknown>): Promise<void> {
  await sql`create index candidate_search_newest on candidate_search (updated_at desc, candidate_id desc) where is_offered`.execute(db);
}
