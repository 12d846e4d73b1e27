import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Uses that only hold a file as it was sent. */
export const addHeldFiles: Migration = {
  id: 'core/0004-held-files',
  up: async (db) => {
    await sql`alter table file_uses add column is_held boolean not null default false`.execute(db);
  },
  down: async (db) => {
    await sql`alter table file_uses drop column is_held`.execute(db);
  },
};
