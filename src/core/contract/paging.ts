/** One page of a list that is paged by key; `nextCursor` is opaque, `null` on the last page. */
export interface Page<Item> {
  readonly items: Item[];
  readonly nextCursor: string | null;
}

/** How many items a page has: 20 unless asked otherwise, 100 at most. */
export const PAGE_LIMIT = Object.freeze({ default: 20, max: 100 });
