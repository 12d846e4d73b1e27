import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** The bytes of the rows of each import, for the quota. */
export const importRoom: Migration = {
  id: 'core/0020-import-room',
  up: async (db) => {
    await sql`alter table imports
      add column cells_bytes bigint not null default 0,
      add column results_bytes bigint not null default 0`.execute(db);
    await sql`
      update imports i set cells_bytes = r.cells, results_bytes = r.results
      from (select import_id, sum(cells_size) as cells, sum(result_size) as results from import_rows group by import_id) r
      where r.import_id = i.id`.execute(db);
  },
  down: async (db) => {
    await sql`alter table imports drop column cells_bytes, drop column results_bytes`.execute(db);
  },
};
