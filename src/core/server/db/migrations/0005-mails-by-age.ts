import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** The order of the list of mails, for administrators. */
export const addMailsByAge: Migration = {
  id: 'core/0005-mails-by-age',
  up: async (db) => {
    await sql`create index mails_by_age on mails (created_at desc, id desc)`.execute(db);
  },
  down: async (db) => {
    await sql`drop index mails_by_age`.execute(db);
  },
};
