import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** With which secret key the database is used. The table has one row at most. */
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
