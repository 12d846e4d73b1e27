import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What is counted of the rows of a table. Part of a migration: never changed after a release. */
export interface CountedTable {
  /** In lower case. */
  readonly table: string;
  /**
   * A query of the names and keys under which a row counts, each pair once; the row is named `counted`.
   *
   * @example `select 'languages', counted.language`
   */
  readonly keys: string;
}

/**
 * A migration that adds triggers to a table. They keep counts of its rows in the transaction of each write. {@link keptCounts} reads the
 * counts in a time that does not depend on the number of rows. Writes to the table wait while its rows are counted for the first time.
 */
export function keepCounts(id: string, { table, keys }: CountedTable): Migration {
  const trigger = `${table}_counts`;
  const source = sql.lit(table);
  // A row without a key, such as one without a language, does not count.
  const changes = (rows: string, n: string): string => `
    select each_key.name, each_key.key, ${n} as n from ${rows} as counted
    cross join lateral (${keys}) as each_key (name, key) where each_key.key is not null`;
  const add = (changed: string): string => `
    insert into kept_counts (source, name, key, n)
    select '${table}', name, key, sum(n) from (${changed}) as changes group by name, key having sum(n) <> 0;`;
  return {
    id,
    up: async (db) => {
      await sql`
        create function ${sql.id(trigger)}() returns trigger language plpgsql as $$
        begin
          if tg_op = 'INSERT' then ${sql.raw(add(changes('new_rows', '1')))}
          elsif tg_op = 'DELETE' then ${sql.raw(add(changes('old_rows', '-1')))}
          else ${sql.raw(add(`${changes('new_rows', '1')} union all ${changes('old_rows', '-1')}`))}
          end if;
          return null;
        end $$`.execute(db);
      // The first trigger locks the table against writes until the end of the migration.
      for (const [event, rows] of EVENTS) {
        await sql`
          create trigger ${sql.id(`${trigger}_${event}`)} after ${sql.raw(event)} on ${sql.id(table)} referencing ${sql.raw(rows)}
          for each statement execute function ${sql.id(trigger)}()`.execute(db);
      }
      await sql`delete from kept_counts where source = ${source}`.execute(db);
      await sql.raw(add(changes(table, '1'))).execute(db);
    },
    down: async (db) => {
      await sql`drop function if exists ${sql.id(trigger)}() cascade`.execute(db);
      await sql`delete from kept_counts where source = ${source}`.execute(db);
    },
  };
}

const EVENTS = [
  ['insert', 'new table as new_rows'],
  ['update', 'old table as old_rows new table as new_rows'],
  ['delete', 'old table as old_rows'],
] as const;
