import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/** A stage of a posting is read newest first, as its applicants are: without this, a rare stage is searched for among all of them. */
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
