import { sql } from 'kysely';
import { MOST_COUNTED_ROWS } from '#core/contract/paging.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { countedPage } from './counted-page.ts';

const api = testServer([]);

test.each([
  [0, 0, false],
  [7, 7, false],
  [MOST_COUNTED_ROWS, MOST_COUNTED_ROWS, false],
  [MOST_COUNTED_ROWS + 1, MOST_COUNTED_ROWS, true],
  [100_000, MOST_COUNTED_ROWS, true],
])('a list of %i rows is counted as %i, with more rows: %s', async (rows, count, more) => {
  const page = await countedPage(api.db, sql`select from generate_series(1, ${rows}::int)`);
  expect(page).toEqual({ items: [], nextCursor: null, count: { count, more } });
});

test('a long list is not read behind the limit', async () => {
  const rows = sql`select from generate_series(1, 100000) as n where n <= ${MOST_COUNTED_ROWS + 1} or 1 / (n - n) > 0`;
  expect((await countedPage(api.db, rows)).count?.more).toBe(true);
});
