import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Differences of imported rows without the names of their fields, which were half of what a check stores. */
export const shorterChanges: Migration = {
  id: 'core/0017-shorter-changes',
  up: async (db) => {
    await sql`
      update import_rows set changes = (
        select coalesce(jsonb_agg(jsonb_build_array(c ->> 'column', c ->> 'before', c ->> 'after') order by nth), '[]')
        from jsonb_array_elements(changes) with ordinality as each (c, nth))
      where changes is not null`.execute(db);
  },
  down: async (db) => {
    await sql`
      update import_rows set changes = (
        select coalesce(jsonb_agg(jsonb_build_object('column', c ->> 0, 'before', c ->> 1, 'after', c ->> 2) order by nth), '[]')
        from jsonb_array_elements(changes) with ordinality as each (c, nth))
      where changes is not null`.execute(db);
  },
};
