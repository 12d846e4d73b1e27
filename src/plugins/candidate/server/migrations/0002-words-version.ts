import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/** Marks the rows whose words were made by earlier rules: those with the number 0. The schedule `candidate.renew-search` makes them anew. */
export const wordsVersion: Migration = {
  id: 'candidate/0002-words-version',
  up: async (db) => {
    await sql`alter table candidate_search add column words_version smallint not null default 0`.execute(db);
    await sql`alter table candidate_search alter column words_version set default 1`.execute(db);
  },
  down: async (db) => void (await sql`alter table candidate_search drop column words_version`.execute(db)),
};
