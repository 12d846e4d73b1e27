import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * Drops extensions that the first migration once created and no query has used (docs/decisions/0022-extensions-with-their-feature.md). An
 * extension that belongs to another role, or that something outside Trellis uses, stays.
 */
export const dropUnusedExtensions: Migration = {
  id: 'core/0004-drop-unused-extensions',
  up: async (db) => {
    await sql`
      do $$
      declare unused text;
      begin
        foreach unused in array array['citext', 'pg_trgm', 'unaccent'] loop
          begin
            execute format('drop extension if exists %I', unused);
          exception when dependent_objects_still_exist or insufficient_privilege then null;
          end;
        end loop;
      end $$`.execute(db);
  },
  // No query has ever used them.
  down: async () => undefined,
};
