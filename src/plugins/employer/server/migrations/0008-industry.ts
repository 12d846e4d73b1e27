import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/** The industry of a company, a code of master data. */
export const industryOfCompany: Migration = {
  id: 'employer/0008-industry',
  up: async (db) => {
    await sql`alter table companies add column industry text collate "C"`.execute(db);
  },
  down: async (db) => {
    await sql`alter table companies drop column industry`.execute(db);
  },
};
