import { sql } from 'kysely';
import { concurrentIndexes } from '#core/server/db/concurrent-indexes.ts';
import type { Migration } from '#core/server/db/migration.ts';

/** Marks the search documents in which neighbours in names of companies and categories are joined: those with a number below 2. */
export const fewerJoinedWords: Migration = {
  id: 'jobs/0004-fewer-joined-words',
  up: async (db) => {
    await sql`alter table job_search alter column words_version set default 2`.execute(db);
    await sql`drop index job_search_outdated`.execute(db);
  },
  down: async (db) => {
    await sql`alter table job_search alter column words_version set default 1`.execute(db);
    await sql`create index job_search_outdated on job_search (published_at desc, job_id desc) where words_version < 1`.execute(db);
  },
};

/** Finds the marked documents, the newest postings first. It is empty when there are none. */
export const joinedWords = concurrentIndexes('jobs/0005-joined-words', [
  { name: 'job_search_joined', on: 'job_search (published_at desc, job_id desc) where words_version < 2' },
]);
