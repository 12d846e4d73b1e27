import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/** The newest postings of a work mode, found as fast as those of a category. Most imported postings have none, and are not in it. */
export const findByWorkMode: Migration = {
  id: 'jobs/0005-find-by-work-mode',
  up: async (db) => {
    await sql`
      create index job_search_of_work_mode on job_search (work_mode, published_at desc, job_id desc)
      where work_mode is not null`.execute(db);
  },
  down: async (db) => {
    await sql`drop index job_search_of_work_mode`.execute(db);
  },
};
