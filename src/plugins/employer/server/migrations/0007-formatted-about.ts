import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/** The description of a company as HTML, beside its plain text. */
export const formattedAbout: Migration = {
  id: 'employer/0007-formatted-about',
  up: async (db) => {
    await sql`alter table companies add column about_html text`.execute(db);
  },
  down: async (db) => {
    await sql`alter table companies drop column about_html`.execute(db);
  },
};
