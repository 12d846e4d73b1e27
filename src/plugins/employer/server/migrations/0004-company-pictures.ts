import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/** The logo and the cover of a company. A company whose file was deleted has no picture. */
export const companyPictures: Migration = {
  id: 'employer/0004-company-pictures',
  up: async (db) => {
    await sql`
      alter table companies
        add column logo_file_id uuid references files (id) on delete set null,
        add column cover_file_id uuid references files (id) on delete set null`.execute(db);
  },
  down: async (db) => {
    await sql`alter table companies drop column logo_file_id, drop column cover_file_id`.execute(db);
  },
};
