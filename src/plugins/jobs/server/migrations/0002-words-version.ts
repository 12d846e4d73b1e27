import { sql } from 'kysely';
import { concurrentIndexes } from '#core/server/db/concurrent-indexes.ts';
import type { Migration } from '#core/server/db/migration.ts';

/** Marks the search documents whose words were made by earlier rules: those with the number 0. The schedule `jobs.renew-words` makes them anew. */
export const wordsVersion: Migration = {
  id: 'jobs/0002-words-version',
  up: async (db) => {
    await sql`alter table job_search add column words_version smallint not null default 0`.execute(db);
    await sql`alter table job_search alter column words_version set default 1`.execute(db);
  },
  down: async (db) => void (await sql`alter table job_search drop column words_version`.execute(db)),
};

/** Finds the marked documents, the newest postings first. It is empty when there are none. */
export const outdatedWords = concurrentIndexes('jobs/0003-outdated-words', [
  { name: 'job_search_outdated', on: 'job_search (published_at desc, job_id desc) where words_version < 1' },
]);
