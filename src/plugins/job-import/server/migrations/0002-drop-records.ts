import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';
import { createJobImport } from './0001-create.ts';

/** The command imports as users do, so its imports and their faults are in the tables of the plugin `imports`. */
export const dropJobImports: Migration = {
  id: 'job-import/0002-drop-records',
  up: async (db) => {
    await sql`drop table job_import_rejections, job_imports`.execute(db);
  },
  // Without the rows, which were kept for 90 days at most.
  down: (db) => createJobImport.up(db),
};
