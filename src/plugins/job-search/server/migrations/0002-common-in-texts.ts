import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/** Words of most descriptions. The schedule `job-search.refresh-words` marks them. */
export const commonInTexts: Migration = {
  id: 'job-search/0002-common-in-texts',
  up: async (db) => {
    await sql`alter table job_words add column is_common_in_texts boolean not null default false`.execute(db);
    await sql`create index job_words_common_in_texts on job_words (word) where is_common_in_texts`.execute(db);
  },
  down: async (db) => void (await sql`alter table job_words drop column is_common_in_texts`.execute(db)),
};
