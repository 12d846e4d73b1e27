import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/** Members of a company import spreadsheets too. A later import recognises their postings, which stay postings of the company. */
export const recogniseAuthoredPostings: Migration = {
  id: 'jobs/0019-recognise-authored-postings',
  up: async (db) => {
    await sql`
      alter table job_postings
        drop constraint job_postings_check2,
        add constraint job_postings_recognised check (source = 'authored' or import_key is not null)`.execute(db);
  },
  down: async (db) => {
    await sql`update job_postings set import_key = null where source = 'authored' and import_key is not null`.execute(db);
    await sql`
      alter table job_postings
        drop constraint job_postings_recognised,
        add constraint job_postings_check2 check ((source = 'imported') = (import_key is not null))`.execute(db);
  },
};
