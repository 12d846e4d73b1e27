import { sql } from 'kysely';
import { concurrentIndexes } from '#core/server/db/concurrent-indexes.ts';
import type { Migration } from '#core/server/db/migration.ts';

/**
 * The number of open jobs, which the schedule `employer.count-open-jobs` writes, and the words by which a company is found. Companies with the
 * number 0 of the rules have no words yet. The schedule `employer.renew-words` makes them.
 */
export const addFoundCompanies: Migration = {
  id: 'employer/0004-found-companies',
  up: async (db) =>
    void (await sql`
      alter table companies
        add column open_jobs integer not null default 0,
        add column search tsvector not null default '',
        add column words_version smallint not null default 0`.execute(db)),
  down: async (db) =>
    void (await sql`alter table companies drop column open_jobs, drop column search, drop column words_version`.execute(db)),
};

/** Most open jobs come first, so the key has their negative number: all parts of an order with a position have one direction. */
export const indexFoundCompanies = concurrentIndexes('employer/0005-indexes-of-found-companies', [
  { name: 'companies_by_jobs', on: 'companies ((-open_jobs), name_key, id)' },
  { name: 'companies_of_country', on: 'companies (country, name_key, id) where country is not null' },
  { name: 'companies_outdated', on: 'companies (id) where words_version < 1' },
  { name: 'companies_words', on: 'companies using gin (search) with (fastupdate=off)' },
]);
