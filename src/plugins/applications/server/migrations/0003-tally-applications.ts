import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/** Anonymous counts for each posting: how far the applications of deleted accounts came. */
export const tallyApplications: Migration = {
  id: 'applications/0003-tally-applications',
  formerly: 'jobs/0006-tally-applications',
  up: async (db) => {
    await sql`
      create table job_application_tallies (
        job_id uuid not null references job_postings (id) on delete cascade,
        furthest integer not null check (furthest > 0),
        n integer not null check (n > 0),
        primary key (job_id, furthest)
      )`.execute(db);
  },
  down: async (db) => {
    await sql`drop table job_application_tallies`.execute(db);
  },
};
