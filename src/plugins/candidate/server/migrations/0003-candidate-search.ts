import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/**
 * What employers search in profiles, one row for each candidate who saved a section. The documents of the sections remain the source. The
 * schedule `candidate.project-missing` makes the rows of earlier profiles when a server starts.
 */
export const candidateSearch: Migration = {
  id: 'candidate/0003-candidate-search',
  up: async (db) => {
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
    await sql`create index candidate_search_newest on candidate_search (updated_at desc, candidate_id desc) where is_offered`.execute(db);
    // One index for all, so that PostgreSQL reads only the rows that fit each filter. A country and a town stand in lists for it: PostgreSQL
    // has no statistics of the elements of an expression, and would choose the wrong index.
    await sql`
      create index candidate_search_terms on candidate_search using gin (
        words, countries, towns, skills, languages, categories, employment_types, work_modes
      ) where is_offered`.execute(db);
    // A search that reads all matching rows of `users` takes twice as long.
    await sql`
      create function candidate_search_follow() returns trigger language plpgsql as $$
      begin
        update candidate_search set is_active = coalesce(new.role = 'candidate' and new.status = 'active' and new.email_verified, false)
        where candidate_id = new.id;
        return null;
      end $$`.execute(db);
    await sql`
      create trigger candidate_search_follow after update of role, status, email_verified on users for each row
      when ((old.role, old.status, old.email_verified) is distinct from (new.role, new.status, new.email_verified))
      execute function candidate_search_follow()`.execute(db);
  },
  down: async (db) => {
    await sql`drop trigger candidate_search_follow on users`.execute(db);
    await sql`drop function candidate_search_follow`.execute(db);
    await sql`drop table candidate_search`.execute(db);
  },
};
