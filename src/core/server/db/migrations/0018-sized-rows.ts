import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** The sizes of imported rows, so that they are read in batches of so many bytes. */
export const sizedRows: Migration = {
  id: 'core/0018-sized-rows',
  up: async (db) => {
    await sql`alter table import_rows
      add column cells_size integer not null default 0,
      add column result_size integer not null default 0`.execute(db);
    await sql`update import_rows set
      cells_size = octet_length(array_to_string(cells, ' ')),
      result_size = coalesce(octet_length(before::text), 0) + coalesce(octet_length(after::text), 0)
        + coalesce(octet_length(changes::text), 0) + coalesce(octet_length(issues::text), 0)`.execute(db);
  },
  down: async (db) => {
    await sql`alter table import_rows drop column cells_size, drop column result_size`.execute(db);
  },
};
