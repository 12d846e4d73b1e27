import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/** The master data has the versions of categories. */
export const categoriesInMasterData: Migration = {
  id: 'jobs/0010-categories-in-master-data',
  up: async (db) => {
    await sql`alter table job_categories drop column version`.execute(db);
  },
  down: async (db) => {
    await sql`alter table job_categories add column version integer not null default 1`.execute(db);
  },
};
