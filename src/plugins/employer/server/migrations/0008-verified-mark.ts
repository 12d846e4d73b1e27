import { sql } from 'kysely';
import { concurrentIndexes } from '#core/server/db/concurrent-indexes.ts';
import type { Migration } from '#core/server/db/migration.ts';

/** Which companies are verified, as the plugin that verifies them decided. */
export const addVerifiedMark: Migration = {
  id: 'employer/0008-verified-mark',
  up: async (db) =>
    void (await sql`
      alter table companies
        add column verified_at timestamptz(3),
        add column verified_way text check (verified_way in ('address', 'dns', 'papers')),
        add constraint companies_verified_whole check ((verified_at is null) = (verified_way is null))`.execute(db)),
  down: async (db) => void (await sql`alter table companies drop column verified_at, drop column verified_way`.execute(db)),
};

export const indexVerifiedMark = concurrentIndexes('employer/0009-index-of-verified-mark', [
  { name: 'companies_verified', on: 'companies (name_key, id) where verified_at is not null' },
]);
