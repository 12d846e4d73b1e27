import { sql } from 'kysely';
import type { FeedbackFilters } from '../contract/handling-schemas.ts';
import { feedbackConditions, periodConditions, type Sql, where } from './feedback-list-conditions.ts';

/** What a list of feedback shows. */
export interface FeedbackListShape {
  readonly filters: FeedbackFilters;
  /** The list continues after this row. */
  readonly after?: FeedbackPosition | undefined;
  /** Highest number of rows. */
  readonly rows: number;
}

/** The position of a row: the time that the list is sorted by, and the id. */
export interface FeedbackPosition {
  readonly at: string;
  readonly id: string;
}

/** An order that an index of `feedback` has. */
interface Order {
  /** The columns `at` and `id` of the page. */
  readonly columns: Sql;
  readonly by: Sql;
  readonly after: (position: FeedbackPosition) => Sql;
  /** Conditions on the rows that the order has. */
  readonly only: readonly Sql[];
}

const ORDERS: Readonly<Record<FeedbackFilters['sort'], Order>> = {
  newest: {
    columns: sql`created_at as at, id`,
    by: sql`order by created_at desc, id desc`,
    after: ({ at, id }) => sql`(created_at, id) < (${at}::timestamptz, ${id}::uuid)`,
    only: [],
  },
  waiting: {
    columns: sql`waiting_since as at, id`,
    by: sql`order by waiting_since, id`,
    after: ({ at, id }) => sql`(waiting_since, id) > (${at}::timestamptz, ${id}::uuid)`,
    only: [sql`waiting_since is not null`],
  },
};

/** The order of the rows of a page, by its columns. */
export const PAGE_ORDERS: Readonly<Record<FeedbackFilters['sort'], Sql>> = {
  newest: sql`page.at desc, page.id desc`,
  waiting: sql`page.at, page.id`,
};

/** How many rows the query checks in the order of the list before it uses the other indexes. */
const FIRST = 1000;

/** The statement for `at` and `id` of the rows of one page. */
export function feedbackPage({ filters, after, rows }: FeedbackListShape): Sql {
  const order = ORDERS[filters.sort];
  const isByTime = filters.sort === 'newest';
  const period = periodConditions(filters);
  const position = after === undefined ? [] : [order.after(after)];
  // The index of the newest also finds the period.
  const range = [...order.only, ...position, ...(isByTime ? period : [])];
  const conditions = [...feedbackConditions(filters), ...(isByTime ? [] : period)];
  return conditions.length === 0 ? inOrder(order, range, rows) : matching({ order, conditions, range, rows });
}

interface Matching {
  readonly order: Order;
  readonly conditions: readonly Sql[];
  readonly range: readonly Sql[];
  readonly rows: number;
}

/**
 * The feedback that matches, in order. Most searches fill their page among the first thousand rows of the list. If not, matches are rare:
 * the query collects all of them with any suitable index and sorts them. Without this split, the database would read all feedback in order
 * to find that one item matches.
 */
function matching({ order, conditions, range, rows }: Matching): Sql {
  const { columns, by } = order;
  return sql`(
    with first as materialized (
      select ${columns} from (select * from feedback ${where(range)} ${by} limit ${FIRST}) as candidate ${where(conditions)} ${by} limit ${rows}
    ), full_page as materialized (select count(*) = ${rows} as reached from first)
    select at, id from first where (select reached from full_page)
    union all (
      select ${columns} from (select * from feedback ${where([...conditions, ...range])} offset 0) as candidate
      where not (select reached from full_page) ${by} limit ${rows}
    )
  )`;
}

function inOrder({ columns, by }: Order, range: readonly Sql[], rows: number): Sql {
  return sql`(select ${columns} from feedback ${where(range)} ${by} limit ${rows})`;
}
