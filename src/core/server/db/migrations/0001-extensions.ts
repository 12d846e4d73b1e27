import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

// All four come with PostgreSQL and may be created by the owner of a database.
const EXTENSIONS = ['btree_gin', 'citext', 'pg_trgm', 'unaccent'];

/** What plugins may count on: text search by parts of words, accents folded, mixed indexes. */
export const extensions: Migration = {
  id: 'core/0001-extensions',
  up: async (db) => {
    for (const name of EXTENSIONS) await sql`create extension if not exists ${sql.id(name)}`.execute(db);
  },
  down: async (db) => {
    for (const name of EXTENSIONS) await sql`drop extension if exists ${sql.id(name)}`.execute(db);
  },
};
