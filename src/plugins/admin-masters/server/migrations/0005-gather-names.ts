import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

const INDEXES = Object.freeze(['master_names_words', 'master_names_parts'] as const);

/**
 * Gathers new names before they are added to the indexes of words and parts. An import writes 200,000 names: adding each by itself took
 * most of its time. A pending list of 512 KiB does not slow searches down measurably, a list of 4 MB (the default) does.
 */
export const gatherNames: Migration = {
  id: 'admin-masters/0005-gather-names',
  up: async (db) => {
    for (const index of INDEXES) await sql`alter index ${sql.table(index)} set (fastupdate = on, gin_pending_list_limit = 512)`.execute(db);
  },
  down: async (db) => {
    for (const index of INDEXES) {
      await sql`alter index ${sql.table(index)} set (fastupdate = off)`.execute(db);
      await sql`alter index ${sql.table(index)} reset (gin_pending_list_limit)`.execute(db);
      // Names that are left in the list would slow searches down until the next vacuum.
      await sql`select gin_clean_pending_list(${index}::regclass)`.execute(db);
    }
  },
};
