import { type RawBuilder, sql } from 'kysely';

/** A part of a statement. */
export type Sql = RawBuilder<unknown>;

/** Checking a match that an index finds takes as long as checking this number of rows of the ordered index. */
const COST_OF_MATCH = 2.4;

// More than any table has. The limit keeps the planner from sorting instead of reading the index.
const ALL = 1_000_000_000;

interface Wanted {
  readonly table: string;
  /** Of the table; all by default. */
  readonly columns?: Sql;
  /** An order that an index of the table has. */
  readonly by: Sql;
  /** Conditions that this index answers too, such as the position after which the list begins. */
  readonly range: readonly Sql[];
  /** The other conditions. */
  readonly filters: readonly Sql[];
  /** Those of the filters that an index answers, where it does not answer all. It then finds many rows that are no matches. */
  readonly indexed?: readonly Sql[];
  /** Highest number of rows. */
  readonly rows: Sql;
  /** How many of the first rows in the order are checked before the query decides how to go on. */
  readonly checked?: number;
  /**
   * Conditions that an index answers together with the filters, each for some of the first rows in the order: from few rows to more. A rare
   * match is looked for among those rows first.
   */
  readonly steps?: readonly Sql[];
}

/** The first step has about this part of all rows. */
const FIRST_STEP = 1 / 25;

/**
 * The first rows in an order that meet all conditions, sorted. The query checks the first thousand rows of the ordered index, and most
 * searches fill their page there. If not, the share of matches tells how it goes on: through the ordered index for a frequent match,
 * otherwise through any suitable index, sorting all that it finds. Without this, the database would read every row to find that none has a
 * word.
 */
export function firstMatches({ table, columns = sql`*`, by, range, filters, indexed = [], rows, checked = 1000, steps = [] }: Wanted): Sql {
  const from = sql.table(table);
  const ordered = (most: Sql): Sql => sql`select * from ${from} ${where(range)} ${by} limit ${most}`;
  // Without the limit, which would let the planner read the ordered index.
  const sorted = (more: readonly Sql[], isAsked: Sql): Sql => sql`
    select ${columns} from (select * from ${from} ${where([...filters, ...range, ...more])} offset 0) as candidate
    where ${isAsked} ${by} limit ${rows}`;
  const full = (step: number): Sql => sql`(select count(*) = ${rows}::bigint from ${sql.id(`step_${step}`)})`;
  const isRare = (before: number): Sql =>
    sql`(select not is_frequent and not is_full from met)${sql.join(
      steps.slice(0, before).map((_, step) => sql` and not ${full(step)}`),
      sql``,
    )}`;
  const total = steps.length === 0 ? sql`total` : sql`${sql.lit(FIRST_STEP)} * total`;
  // Counted only for a page that is not full.
  const visited =
    indexed.length === 0 ? sql`found` : sql`(select count(*) from (${ordered(sql.lit(checked))}) as candidate ${where(indexed)})`;
  if (filters.length === 0) return sql`select ${columns} from (${ordered(rows)}) as candidate`;
  return sql`
    with first as materialized (
      select ${columns} from (${ordered(sql.lit(checked))}) as candidate ${where(filters)} ${by} limit ${rows}
    ), met as materialized (
      select found = ${rows}::bigint as is_full, case when found = ${rows}::bigint then true else
        found * ${visited} >= ${sql.lit(checked)}::float8 ^ 2 * ${rows}::float8 / (${sql.lit(COST_OF_MATCH)} * ${total}) end as is_frequent
      from (select count(*) as found from first) as counted,
        (select greatest(reltuples, 1) as total from pg_class where oid = ${sql.lit(table)}::regclass) as guessed
    )${sql.join(
      steps.map((step, at) => sql`, ${sql.id(`step_${at}`)} as materialized (${sorted([step], isRare(at))})`),
      sql``,
    )}
    select * from first where (select is_full from met)
    union all (
      select ${columns} from (${ordered(sql.lit(ALL))}) as candidate
      ${where([...filters, sql`(select is_frequent and not is_full from met)`])} ${by} limit ${rows}
    )
    ${sql.join(
      steps.map((_, at) => sql`union all (select * from ${sql.id(`step_${at}`)} where ${full(at)})`),
      sql` `,
    )}
    union all (${sorted([], isRare(steps.length))})`;
}

/** The conditions as a `where` clause; nothing without conditions. */
export function where(conditions: readonly Sql[]): Sql {
  return conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
}
