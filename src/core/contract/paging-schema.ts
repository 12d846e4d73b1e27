import type { ZodType } from 'zod';
import { type AllRows, type CountedPage, MOST_SELECTED, PAGE_LIMIT, type Page } from './paging.ts';
import { exactSchema, type Shape, z } from './schema.ts';

/** Query of a paged list: `limit` (1 to 100, default 20) and the `cursor` that the previous page returned. */
export const pageQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(PAGE_LIMIT.max).default(PAGE_LIMIT.default),
  cursor: exactSchema(1, 2000).optional(),
});

/** Query of a page of a list. */
export type PageInput = Shape<typeof pageQuerySchema>;

/** Schema of one page of a list, with items of the given schema. */
export function pageSchema<Item>(item: ZodType<Item>): ZodType<Page<Item>> {
  return z.object({ items: z.array(item).max(PAGE_LIMIT.max), nextCursor: z.string().nullable() });
}

export const rowCountSchema = z.object({ count: z.int(), more: z.boolean().describe('Whether the list has more rows than were counted.') });

/** The number of rows of a list. */
export type RowCount = Shape<typeof rowCountSchema>;

/** Query of a paged list whose rows can be counted: `count=only` asks for the number of all rows instead of a page. */
export const countedQuerySchema = pageQuerySchema.extend({ count: z.enum(['only']).optional() });

/** Schema of {@link CountedPage}, with items of the given schema. */
export function countedPageSchema<Item>(item: ZodType<Item>): ZodType<CountedPage<Item>> {
  return z.object({ items: z.array(item).max(PAGE_LIMIT.max), nextCursor: z.string().nullable(), count: rowCountSchema.optional() });
}

/** Schema of all rows of a list, with items of the given schema. */
export function allRowsSchema<Item>(item: ZodType<Item>): ZodType<AllRows<Item>> {
  return z.object({ items: z.array(item).max(MOST_SELECTED), hasMore: z.boolean() });
}
