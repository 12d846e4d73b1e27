import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Counts of rows that are read instead of counted; see `keepCounts`. */
export const createKeptCounts: Migration = {
  id: 'core/0006-kept-counts',
  up: async (db) => {
    // Only added to, so that no two transactions wait for each other. A count is the sum of its rows.
    await sql`
      create table kept_counts (
        id bigint generated always as identity primary key,
        source text not null collate "C",
        name text not null collate "C",
        key text not null collate "C",
        n integer not null check (n <> 0)
      )`.execute(db);
    await sql`create index kept_counts_by_key on kept_counts (source, name, key) include (n)`.execute(db);
  },
  down: async (db) => void (await sql`drop table kept_counts`.execute(db)),
};
