import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/** Feedback may have a screenshot. Feedback whose file was deleted has none. */
export const addScreenshots: Migration = {
  id: 'feedback/0004-add-screenshots',
  up: async (db) => {
    await sql`alter table feedback add column screenshot_file_id uuid references files (id) on delete set null`.execute(db);
  },
  down: async (db) => {
    await sql`alter table feedback drop column screenshot_file_id`.execute(db);
  },
};
