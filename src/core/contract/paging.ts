import type { RowCount } from './paging-schema.ts';

/** One page of a list with keyset paging. `nextCursor` is opaque, and `null` on the last page. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

/** A longer list is not counted to its end. */
export const MOST_COUNTED_ROWS = 10_000;

/** One page of a list, or with `count: 'only'` in the query its number of rows without a row. */
export interface CountedPage<Item> extends Page<Item> {
  readonly count?: RowCount | undefined;
}

/** All rows of a list, in its order, up to {@link MOST_SELECTED}. A selection beyond the loaded pages needs them. */
export interface AllRows<Item> {
  readonly items: readonly Item[];
  /** Whether the list has further rows. */
  readonly hasMore: boolean;
}

/** The highest number of rows that a user selects at once beyond the loaded pages. */
export const MOST_SELECTED = 500;

/** Items per page: 20 by default, 100 at most. */
export const PAGE_LIMIT = Object.freeze({ default: 20, max: 100 });
