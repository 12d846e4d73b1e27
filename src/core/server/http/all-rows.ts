import { type AllRows, MOST_SELECTED, type Page } from '#core/contract/paging.ts';

/**
 * All rows of a paged list, up to {@link MOST_SELECTED}: its first page with a higher limit.
 *
 * @example run: ({ query }) => allRows((limit) => beds.page({ ...query, limit }))
 */
export async function allRows<Item>(page: (limit: number) => Promise<Page<Item>>): Promise<AllRows<Item>> {
  const { items, nextCursor } = await page(MOST_SELECTED);
  return { items, hasMore: nextCursor !== null };
}
