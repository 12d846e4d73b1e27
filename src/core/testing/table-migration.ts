import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/** A migration that creates an empty table `<owner>_<number>` with the column `id`, and its down migration. */
export function tableMigration(owner: string, number: string): Migration {
  const name = sql.id(`${owner}_${number}`);
  return {
    id: `${owner}/${number}-table`,
    up: async (db) => {
      await sql`create table ${name} (id int)`.execute(db);
    },
    down: async (db) => {
      await sql`drop table ${name}`.execute(db);
    },
  };
}
