import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import { type CountedPage, MOST_COUNTED_ROWS } from '#core/contract/paging.ts';

/**
 * Answers `count=only` of a list: the number of its rows, counted up to {@link MOST_COUNTED_ROWS}, and no row.
 *
 * @param rows a statement with all rows of the list, without an order and a limit
 */
export async function countedPage<Item>(db: QueryExecutorProvider, rows: RawBuilder<unknown>): Promise<CountedPage<Item>> {
  const { rows: found } = await sql<{ count: number }>`
    select count(*)::int as count from (${rows} limit ${MOST_COUNTED_ROWS + 1}) as counted`.execute(db);
  const count = found[0]?.count ?? 0;
  return { items: [], nextCursor: null, count: { count: Math.min(count, MOST_COUNTED_ROWS), more: count > MOST_COUNTED_ROWS } };
}
