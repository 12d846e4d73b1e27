import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/**
 * The words by which companies find applications. Each application has a row from its beginning. The schedule `applications.renew-search` makes
 * the words of rows with the number 0 of the rules: of earlier applications, and of those that an earlier version takes meanwhile.
 */
export const addApplicationSearch: Migration = {
  id: 'applications/0005-search',
  up: async (db) =>
    void (await sql`
      create table application_search (
        application_id uuid primary key references job_applications (id) on delete cascade,
        job_id uuid not null,
        company_id uuid not null,
        -- Everything that was sent.
        words tsvector not null default '',
        -- The name alone, which is all that a company sees of a withdrawn application.
        name_words tsvector not null default '',
        words_version smallint not null default 0
      );
      create index application_search_words on application_search using gin (company_id, job_id, words, name_words) with (fastupdate=off);
      create index application_search_outdated on application_search (application_id) where words_version < 1;
      insert into application_search (application_id, job_id, company_id) select id, job_id, company_id from job_applications;
      create function application_search_begin() returns trigger language plpgsql as $$
        begin
          insert into application_search (application_id, job_id, company_id) values (new.id, new.job_id, new.company_id);
          return null;
        end $$;
      create trigger application_search_begin after insert on job_applications for each row execute function application_search_begin()`.execute(
      db,
    )),
  down: async (db) =>
    void (await sql`
      drop trigger application_search_begin on job_applications;
      drop function application_search_begin;
      drop table application_search`.execute(db)),
};
