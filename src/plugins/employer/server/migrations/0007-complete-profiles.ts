import { sql } from 'kysely';
import { concurrentIndexes } from '#core/server/db/concurrent-indexes.ts';
import { keepCounts } from '#core/server/db/keep-counts.ts';
import type { Migration } from '#core/server/db/migration.ts';
import { keepUses } from './0002-kept-uses.ts';

/** As before, and with the codes of the new columns. */
const keepMoreUses = keepCounts('employer/0007-kept-uses', {
  table: 'companies',
  keys: `
    select 'company-sizes', counted.size
    union select 'company-types', counted.type
    union select 'countries', counted.country
    union select 'countries', place ->> 'country' from jsonb_array_elements(counted.places) as place
    union select 'industries', code from unnest(counted.industries) as code
    union select 'benefits', code from unnest(counted.benefits) as code
    union select 'languages', code from unnest(counted.languages) as code`,
});

/**
 * What a company says of itself, and several industries instead of one. Only rows with an industry are written. Places stay as they are:
 * those of earlier versions have only a city and a country. The triggers that count uses read the columns, so they are made anew.
 */
export const completeProfiles: Migration = {
  id: 'employer/0007-complete-profiles',
  up: async (db) => {
    await keepUses.down(db);
    await sql`
      alter table companies
        add column type text collate "C",
        add column industries text[] collate "C" not null default '{}',
        add column benefits text[] collate "C" not null default '{}',
        add column languages text[] collate "C" not null default '{}',
        add column equal_opportunity text`.execute(db);
    await sql`update companies set industries = array[industry] where industry is not null`.execute(db);
    // Its index goes with it.
    await sql`alter table companies drop column industry`.execute(db);
    await keepMoreUses.up(db);
  },
  // The first industry stays. Further parts of a place stay too, where nothing reads them.
  down: async (db) => {
    await keepMoreUses.down(db);
    await sql`alter table companies add column industry text collate "C"`.execute(db);
    await sql`update companies set industry = industries[1] where industries <> '{}'`.execute(db);
    await sql`
      alter table companies
        drop column type, drop column industries, drop column benefits, drop column languages, drop column equal_opportunity`.execute(db);
    await sql`create index companies_of_industry on companies (industry, name_key, id) where industry is not null`.execute(db);
    await keepUses.up(db);
  },
};

/** Finds the companies of industries. */
export const indexIndustries = concurrentIndexes('employer/0007-index-of-industries', [
  { name: 'companies_of_industries', on: 'companies using gin (industries) with (fastupdate=off)' },
]);
