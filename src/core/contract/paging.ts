/** One page of a list with keyset paging. `nextCursor` is opaque, and `null` on the last page. */
export interface Page<Item> {
  readonly items: Item[];
  readonly nextCursor: string | null;
}

/** Items per page: 20 by default, 100 at most. */
export const PAGE_LIMIT = Object.freeze({ default: 20, max: 100 });
