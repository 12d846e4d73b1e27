import { MOST_SELECTED } from '#core/contract/paging.ts';
import { allRows } from './all-rows.ts';

test('all rows of a list are its first page with as many rows as a selection holds', async () => {
  const page = (most: number) => async (limit: number) => {
    const items = Array.from({ length: Math.min(limit, most) }, (_, index) => index);
    return { items, nextCursor: most > limit ? 'next' : null };
  };
  expect(await allRows(page(3))).toEqual({ items: [0, 1, 2], hasMore: false });
  const many = await allRows(page(MOST_SELECTED + 1));
  expect([many.items.length, many.hasMore]).toEqual([MOST_SELECTED, true]);
});
