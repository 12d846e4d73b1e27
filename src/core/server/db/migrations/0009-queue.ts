import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * The tables of the queue, in a schema of their own, as pg-boss makes them, and when each schedule ran last. Here and not when
 * pg-boss starts: the migrator lets one server at a time change the database.
 */
export const queue: Migration = {
  id: 'core/0009-queue',
  isWrittenByLibrary: true,
  up: async (db) => {
    const { getConstructionPlans } = await import('pg-boss');
    // The plan is a transaction of its own; the migrator has one already.
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
