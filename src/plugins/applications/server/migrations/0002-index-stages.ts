import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/** The applicants of a stage are read newest first. Without this index, the query for a rare stage reads all applicants. */
export const indexStages: Migration = {
  id: 'applications/0002-index-stages',
  formerly: 'jobs/0004-index-stages',
  up: async (db) => {
    await sql`create index job_applications_of_stage on job_applications (job_id, stage, created_at desc, id desc)`.execute(db);
  },
  down: async (db) => {
    await sql`drop index job_applications_of_stage`.execute(db);
  },
};
