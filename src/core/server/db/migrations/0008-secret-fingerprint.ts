import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** The secret key that the database is used with. The table has at most one row. */
export const secretFingerprint: Migration = {
  id: 'core/0008-secret-fingerprint',
  up: async (db) => {
    await sql`
      create table secret_fingerprint (
        only_row boolean primary key default true check (only_row),
        fingerprint text not null
      )`.execute(db);
  },
  down: async (db) => {
    await sql`drop table secret_fingerprint`.execute(db);
  },
};
