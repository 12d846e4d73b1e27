import { sql } from 'kysely';
import { concurrentIndexes } from '#core/server/db/concurrent-indexes.ts';
import type { Migration } from '#core/server/db/migration.ts';

/**
 * The words of whole postings with their descriptions. They are in a table of their own, so that `job_search` stays narrow. The schedule
 * `jobs.renew-words` fills it: stored postings have a lower number than 3.
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
    await sql`drop index job_search_joined`.execute(db);
  },
  down: async (db) => {
    await sql`create index job_search_joined on job_search (published_at desc, job_id desc) where words_version < 2`.execute(db);
    await sql`drop table job_texts`.execute(db);
    // After another upgrade their texts are made again.
    await sql`update job_search set words_version = 2 where words_version > 2`.execute(db);
  },
};

/** Finds the postings without a text, the newest first. It is empty when there are none. */
export const withoutText = concurrentIndexes('jobs/0008-without-text', [
  { name: 'job_search_without_text', on: 'job_search (published_at desc, job_id desc) where words_version < 3' },
]);
