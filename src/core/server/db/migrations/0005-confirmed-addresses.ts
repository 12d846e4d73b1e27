import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Whether the identity provider has confirmed a user's address. For existing rows it is false until the next token. */
export const confirmedAddresses: Migration = {
  id: 'core/0005-confirmed-addresses',
  up: async (db) => {
    await sql`alter table users add column email_verified boolean not null default false`.execute(db);
  },
  down: async (db) => {
    await sql`alter table users drop column email_verified`.execute(db);
  },
};
