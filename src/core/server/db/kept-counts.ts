import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';

/** Which counts to read. */
export interface KeptCount {
  /** The table whose rows are counted; see `keepCounts`. */
  readonly table: string;
  readonly name: string;
}

/** The counts of these keys that `keepCounts` keeps, without keys that no row has. In a transaction it sees the writes of the transaction. */
export async function keptCounts<Tables>(
  db: Kysely<Tables>,
  { table, name }: KeptCount,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ key: string; n: number }>`
    select key, sum(n)::int as n from kept_counts
    where source = ${table} and name = ${name} and key = any(${[...keys]}::text[])
    group by key having sum(n) <> 0`.execute(db);
  return new Map(rows.map(({ key, n }) => [key, n]));
}

/** The largest counts, and of equal ones those whose keys come first. Reads all keys of the name. */
export async function largestCounts<Tables>(
  db: Kysely<Tables>,
  { table, name }: KeptCount,
  most: number,
): Promise<readonly (readonly [key: string, n: number])[]> {
  const { rows } = await sql<{ key: string; n: number }>`
    select key, sum(n)::int as n from kept_counts where source = ${table} and name = ${name}
    group by key having sum(n) <> 0 order by 2 desc, 1 limit ${most}`.execute(db);
  return rows.map(({ key, n }) => [key, n]);
}

/** Makes one row of the rows of each count, so that reading it stays fast. Readers see the same sum before and after. */
export async function sumCounts(db: Database): Promise<void> {
  await sql`
    with several as (
      select source, name, key from kept_counts group by source, name, key having count(*) > 1
    ), gone as (
      delete from kept_counts using several
      where (kept_counts.source, kept_counts.name, kept_counts.key) = (several.source, several.name, several.key)
      returning kept_counts.source, kept_counts.name, kept_counts.key, kept_counts.n
    )
    insert into kept_counts (source, name, key, n)
    select source, name, key, sum(n) from gone group by source, name, key having sum(n) <> 0`.execute(db);
}
