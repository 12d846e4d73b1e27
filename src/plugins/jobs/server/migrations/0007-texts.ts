import { sql } from 'kysely';
import { filledInPortions } from '#core/server/db/filled-in-portions.ts';
import type { Migration } from '#core/server/db/migration.ts';

/**
 * The words of whole postings with their descriptions, in a table of their own, so that `job_search` stays narrow; and the postings whose
 * text the schedule `jobs.make-texts` is to make.
 */
export const texts: Migration = {
  id: 'jobs/0007-texts',
  up: async (db) => {
    await sql`
      create table job_texts (
        job_id uuid primary key references job_search (job_id) on delete cascade,
        published_at timestamptz(3) not null,
        words tsvector not null
      )`.execute(db);
    await sql`create index job_texts_newest on job_texts (published_at desc, job_id desc)`.execute(db);
    await sql`create index job_texts_words on job_texts using gin (words) with (fastupdate=off)`.execute(db);
    await sql`create table job_texts_due (job_id uuid primary key references job_search (job_id) on delete cascade)`.execute(db);
  },
  down: async (db) => {
    await sql`drop table job_texts_due`.execute(db);
    await sql`drop table job_texts`.execute(db);
  },
};

/** At first the texts of all published postings are to be made. */
export const dueTexts = filledInPortions('jobs/0008-due-texts', {
  ...{ table: 'job_texts_due', column: 'job_id' },
  from: { table: 'job_search', column: 'job_id' },
});
