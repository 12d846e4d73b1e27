import { sql } from 'kysely';
import { firstMatches, type Sql } from '#core/server/db/first-matches.ts';
import type { FeedbackFilters } from '../contract/handling-schemas.ts';
import { feedbackConditions, periodConditions } from './feedback-list-conditions.ts';

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

/** The statement for `at` and `id` of the rows of one page. */
export function feedbackPage({ filters, after, rows }: FeedbackListShape): Sql {
  const { columns, by, ...order } = ORDERS[filters.sort];
  const isByTime = filters.sort === 'newest';
  const period = periodConditions(filters);
  const position = after === undefined ? [] : [order.after(after)];
  // The index of the newest also finds the period.
  const range = [...order.only, ...position, ...(isByTime ? period : [])];
  const conditions = [...feedbackConditions(filters), ...(isByTime ? [] : period)];
  return sql`(${firstMatches({ table: 'feedback', columns, by, range, filters: conditions, rows: sql.lit(rows) })})`;
}
