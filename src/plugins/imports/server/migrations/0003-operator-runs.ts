import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/** The run of a command that made an import. The imports of one run are taken back together. */
export const addOperatorRuns: Migration = {
  id: 'imports/0003-operator-runs',
  up: async (db) => {
    await sql`alter table imports add column operator_run uuid`.execute(db);
  },
  down: async (db) => {
    await sql`alter table imports drop column operator_run`.execute(db);
  },
};
