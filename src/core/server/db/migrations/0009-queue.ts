import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** The last run of each schedule. Earlier databases have also got the tables of pg-boss, which `core/0023-queue-jobs` replaces. */
export const queue: Migration = {
  id: 'core/0009-queue',
  up: async (db) => {
    await sql`create table schedule_runs (name text primary key, slot timestamptz not null)`.execute(db);
  },
  down: async (db) => {
    await sql`drop table schedule_runs`.execute(db);
  },
};
