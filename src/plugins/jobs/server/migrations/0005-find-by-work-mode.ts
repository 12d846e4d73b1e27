import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/** Finds the newest postings of a work mode as fast as those of a category. Postings without a work mode (most imports) are left out. */
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
