import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/** Adds the status of postings whose company has no active member. Earlier versions do not know it, so the way down closes them. */
export const pausePostings: Migration = {
  id: 'jobs/0009-pause-postings',
  up: async (db) => {
    await sql`
      alter table job_postings
        drop constraint job_postings_status_check,
        add constraint job_postings_status_check check (status in ('draft', 'published', 'paused', 'closed'))`.execute(db);
    await sql`create index job_postings_paused on job_postings (company_id, id) where status = 'paused'`.execute(db);
  },
  down: async (db) => {
    await sql`drop index job_postings_paused`.execute(db);
    await sql`update job_postings set status = 'closed' where status = 'paused'`.execute(db);
    await sql`
      alter table job_postings
        drop constraint job_postings_status_check,
        add constraint job_postings_status_check check (status in ('draft', 'published', 'closed'))`.execute(db);
  },
};
