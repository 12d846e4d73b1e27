import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** The queue now stores how often the server asked the identity provider to delete an account, and when it asks again. */
export const removalsInQueue: Migration = {
  id: 'core/0010-removals-in-queue',
  up: async (db) => {
    await sql`alter table removed_identities drop column retry_at, drop column tries`.execute(db);
  },
  down: async (db) => {
    await sql`alter table removed_identities add column tries integer not null default 0, add column retry_at timestamptz`.execute(db);
  },
};
