import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

export const savePostings: Migration = {
  id: 'jobs/0016-save-postings',
  up: async (db) => {
    await sql`
      create table job_saved_postings (
        user_id uuid not null references users (id) on delete cascade,
        job_id uuid not null references job_postings (id) on delete cascade,
        title text not null,
        note text check (char_length(note) between 1 and 500),
        saved_at timestamptz(3) not null,
        primary key (user_id, job_id)
      )`.execute(db);
    await sql`create index job_saved_postings_of_job on job_saved_postings (job_id)`.execute(db);
    await sql`create index job_saved_postings_newest on job_saved_postings (user_id, saved_at desc, job_id desc)`.execute(db);
  },
  down: async (db) => {
    await sql`drop table job_saved_postings`.execute(db);
  },
};
