import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** The version of an import whose work a server has begun. */
export const begunImports: Migration = {
  id: 'core/0019-begun-imports',
  up: async (db) => {
    await sql`alter table imports add column begun integer`.execute(db);
  },
  down: async (db) => {
    await sql`alter table imports drop column begun`.execute(db);
  },
};
