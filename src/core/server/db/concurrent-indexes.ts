import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.ts';

/** An index that is built while the table is in use. */
export interface ConcurrentIndex {
  /** In lower case. */
  readonly name: string;
  /** The table and the columns, as in `create index … on`: `job_postings (category_id)`. */
  readonly on: string;
}

/**
 * A migration that adds indexes to tables of any size without blocking requests that write to them. It replaces the invalid index of an
 * interrupted attempt.
 */
export function concurrentIndexes(id: string, indexes: readonly ConcurrentIndex[]): Migration {
  return {
    id,
    transactional: false,
    up: async (db) => {
      for (const { name, on } of indexes) {
        if (await isInvalid(db, name)) await sql`drop index concurrently ${sql.id(name)}`.execute(db);
        await sql`create index concurrently if not exists ${sql.id(name)} on ${sql.raw(on)}`.execute(db);
      }
    },
    down: async (db) => {
      for (const { name } of indexes) await sql`drop index concurrently if exists ${sql.id(name)}`.execute(db);
    },
  };
}

async function isInvalid(db: Kysely<unknown>, name: string): Promise<boolean> {
  const { rows } = await sql`select from pg_index where indexrelid = to_regclass(${name}) and not indisvalid`.execute(db);
  return rows.length > 0;
}
