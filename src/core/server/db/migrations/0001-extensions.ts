import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * The extension that queries use: `btree_gin`, for the index over categories and words. It comes with PostgreSQL, and the owner of a
 * database may create it. Earlier versions created three more, see docs/decisions/0022-extensions-with-their-feature.md.
 */
export const extensions: Migration = {
  id: 'core/0001-extensions',
  up: async (db) => {
    await sql`create extension if not exists btree_gin`.execute(db);
  },
  down: async (db) => {
    await sql`drop extension if exists btree_gin`.execute(db);
  },
};
