import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * The tables of the queue as pg-boss defines them, in their own schema, and the last run of each schedule. They are created here and not
 * when pg-boss starts, because the migrator lets only one server at a time change the database.
 */
export const queue: Migration = {
  id: 'core/0009-queue',
  isWrittenByLibrary: true,
  up: async (db) => {
    const { getConstructionPlans } = await import('pg-boss');
    // The plan contains its own transaction statements, but the migrator has already begun one.
    const plan = getConstructionPlans('queue')
      .replace(/^\s*BEGIN;/, '')
      .replace(/COMMIT;\s*$/, '');
    await sql.raw(plan).execute(db);
    await sql`create table schedule_runs (name text primary key, slot timestamptz not null)`.execute(db);
  },
  down: async (db) => {
    await sql`drop table schedule_runs`.execute(db);
    await sql`drop schema queue cascade`.execute(db);
  },
};
