import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * How many requests each sender made, for several servers that share their counts. Rows are valid for minutes only, so they need not
 * survive a crash. There is no index on the end: it would make every update of a count more expensive than the rare purge.
 */
export const rateLimits: Migration = {
  id: 'core/0007-rate-limits',
  up: async (db) => {
    await sql`
      create unlogged table rate_limits (
        key text primary key,
        hits integer not null,
        ends_at timestamptz(3) not null
      )`.execute(db);
  },
  down: async (db) => {
    await sql`drop table rate_limits`.execute(db);
  },
};
