import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/** What of a file was read, and what the user chose to read, in place of the number of other sheets. */
export const addLayouts: Migration = {
  id: 'imports/0002-layouts',
  up: async (db) => {
    await sql`alter table imports add column layout jsonb, add column choice jsonb, drop column other_sheets`.execute(db);
  },
  down: async (db) => {
    await sql`alter table imports drop column layout, drop column choice, add column other_sheets integer not null default 0`.execute(db);
  },
};
