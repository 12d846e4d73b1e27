/** One page of a list with keyset paging. `nextCursor` is opaque, and `null` on the last page. */
export interface Page<Item> {
  readonly items: Item[];
  readonly nextCursor: string | null;
}

/** All rows of a list, in its order, up to {@link MOST_SELECTED}. A selection beyond the loaded pages needs them. */
export interface AllRows<Item> {
  readonly items: Item[];
  /** Whether the list has further rows. */
  readonly hasMore: boolean;
}

/** The highest number of rows that a user selects at once beyond the loaded pages. */
export const MOST_SELECTED = 500;

/** Items per page: 20 by default, 100 at most. */
export const PAGE_LIMIT = Object.freeze({ default: 20, max: 100 });
