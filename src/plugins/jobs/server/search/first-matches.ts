import { sql } from 'kysely';
import { type Filters, type Sql, where } from './search-filters.ts';

/** How many of the first postings are checked before the query decides how to go on. Most pages are filled by them. */
const CHECKED = 3000;

/** Enough to decide for a list of many matches, which they rarely fill. */
export const CHECKED_FOR_MANY = 1000;

/** Checking a match that an index of words finds takes as long as checking this number of postings of an ordered index. */
const COST_OF_MATCH = 2.4;

/** An order for which an index lists postings. */
export interface ListOrder {
  readonly by: Sql;
  /** The conditions of the position after which the list begins. */
  readonly position: readonly Sql[];
}

export const newestFirst = sql`order by published_at desc, job_id desc`;

interface Wanted {
  /** Highest number of rows. */
  readonly rows: Sql;
  readonly order?: ListOrder;
  readonly columns?: Sql;
  /** How many of the first postings are checked before the query decides how to go on. */
  readonly checked?: number;
}

/**
 * The first postings in an order that match every filter, by default the newest ones, sorted. The query checks the first few thousand
 * postings, and most searches fill their page there. If not, their share tells how it goes on: through the ordered index for a frequent
 * match, otherwise through any suitable index, sorting all that it finds. Without this, the database would read every posting to find that
 * none has a word.
 */
export function firstMatches(
  filters: Filters,
  { rows, order = { by: newestFirst, position: [] }, columns = sql`*`, checked = CHECKED }: Wanted,
): Sql {
  const { by, position } = order;
  const ordered = (most: Sql): Sql => sql`select * from job_search ${where([...filters.leading, ...position])} ${by} limit ${most}`;
  if (filters.rest.length === 0) return sql`select ${columns} from (${ordered(rows)}) as candidate`;
  return sql`
    with first as materialized (
      select ${columns} from (${ordered(sql.lit(checked))}) as candidate ${where(filters.rest)} ${by} limit ${rows}
    ), met as materialized (
      select found = ${rows}::bigint as is_full, found >= ${sql.lit(checked)} * sqrt(${rows}::float8 / (${sql.lit(COST_OF_MATCH)} * postings)) as is_frequent
      from (select count(*) as found from first) as counted,
        (select greatest(reltuples, 1) as postings from pg_class where oid = 'job_search'::regclass) as guessed
    )
    select * from first where (select is_full from met)
    union all (
      select ${columns} from (${ordered(sql.lit(ALL))}) as candidate
      ${where([...filters.rest, sql`(select is_frequent and not is_full from met)`])} ${by} limit ${rows}
    )
    union all (
      select ${columns} from (select * from job_search ${where([...filters.all, ...position])} offset 0) as candidate
      where (select not is_frequent and not is_full from met) ${by} limit ${rows}
    )`;
}

// More than any table has. The limit keeps the planner from sorting instead of reading the index.
const ALL = 1_000_000_000;
