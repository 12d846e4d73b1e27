import { sql } from 'kysely';
import { concurrentIndexes } from '#core/server/db/concurrent-indexes.ts';
import type { Migration } from '#core/server/db/migration.ts';
import { addPartsOfNames } from './0003-parts-of-names.ts';

/** What tells that two companies are one. The schedule `employer.renew-words` fills it. */
export const addLikeness: Migration = {
  id: 'employer/0010-similar-companies',
  up: async (db) =>
    void (await sql`
      alter table companies
        add column name_core text collate "C" not null default '',
        add column website_domain text collate "C",
        add column registration_key text collate "C"`.execute(db)),
  down: async (db) =>
    void (await sql`
      alter table companies drop column name_core, drop column website_domain, drop column registration_key`.execute(db)),
};

/** Finds similar companies, and the companies whose words were made by earlier rules. */
export const indexLikeness = concurrentIndexes('employer/0011-indexes-of-similar-companies', [
  { name: 'companies_alike', on: 'companies using gin (name_core gin_trgm_ops) with (fastupdate=off)' },
  { name: 'companies_of_domain', on: 'companies (website_domain) where website_domain is not null' },
  { name: 'companies_of_number', on: 'companies (registration_key, country) where registration_key is not null' },
  { name: 'companies_outdated_2', on: 'companies (id) where words_version < 2' },
]);

const outdated = concurrentIndexes('employer/0012-outdated', [
  { name: 'companies_outdated', on: 'companies (id) where words_version < 1' },
]);

/** Nothing looks for a part in the middle of a name any more, and the rules of words have another number. */
export const dropOldIndexes: Migration = {
  id: 'employer/0012-drop-old-indexes',
  transactional: false,
  up: async (db) => {
    await addPartsOfNames.down(db);
    await outdated.down(db);
  },
  down: async (db) => {
    await addPartsOfNames.up(db);
    await outdated.up(db);
  },
};
