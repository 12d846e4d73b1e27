import { sql } from 'kysely';
import type { Migration } from './migration.ts';

interface Filling {
  /** The filled table. A row needs no other column than this one, a UUID. */
  readonly table: string;
  readonly column: string;
  /** The table whose ids are taken, with its column and a condition in SQL. */
  readonly from: { readonly table: string; readonly column: string; readonly condition?: string };
}

/** Rows of one statement: few, because who writes one of them meanwhile waits for its end. */
const PORTION = 5_000;

const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * A migration that fills a table with the ids of another one of any size, in portions, while both are in use. Ids that are there already stay,
 * so an interrupted run can be repeated. Its reversal leaves the rows to the reversal that drops the table.
 */
export function filledInPortions(
  id: string,
  { table, column, from: { table: source, column: key, condition = 'true' } }: Filling,
): Migration {
  return {
    id,
    transactional: false,
    up: async (db) => {
      let after: string | undefined = FIRST;
      while (after !== undefined) {
        const { rows }: { rows: readonly { id: string }[] } = await sql<{ id: string }>`
          with portion as materialized (
            select ${sql.ref(key)} as id from ${sql.table(source)}
            where ${sql.ref(key)} > ${after}::uuid and ${sql.raw(condition)} order by 1 limit ${sql.lit(PORTION)}
          ), filled as (
            insert into ${sql.table(table)} (${sql.ref(column)}) select id from portion on conflict do nothing
          )
          select id from portion order by id desc limit 1`.execute(db);
        after = rows[0]?.id;
      }
    },
    down: async () => undefined,
  };
}
