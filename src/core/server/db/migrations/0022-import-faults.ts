import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** The grouped faults of each import, so that showing them does not read its rows. */
export const importFaults: Migration = {
  id: 'core/0022-import-faults',
  up: async (db) => {
    await sql`alter table imports add column faults jsonb`.execute(db);
  },
  down: async (db) => {
    await sql`alter table imports drop column faults`.execute(db);
  },
};
