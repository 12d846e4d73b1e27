import type { Page } from '#core/contract/paging.ts';
import { idSchema, instantSchema, z } from '#core/contract/schema.ts';
import { type CursorCodec, cursorCodec, pageOf } from '#core/server/http/cursor.ts';
import type { FeedbackFilters, ListedFeedback } from '../contract/handling-schemas.ts';
import { type FeedbackPosition, feedbackPage, PAGE_ORDERS } from './feedback-list-query.ts';
import { listedRows, toListed } from './feedback-list-row.ts';
import type { FeedbackDatabase } from './feedback-tables.ts';

const positionSchema: z.ZodType<FeedbackPosition> = z.object({ at: instantSchema, id: idSchema });

/** The list of all feedback, for administrators. */
export class FeedbackList {
  readonly #db: FeedbackDatabase;
  readonly #position: CursorCodec<FeedbackPosition>;

  /** @param cursorKey the key that seals the cursors */
  constructor(db: FeedbackDatabase, cursorKey: Buffer) {
    this.#db = db;
    this.#position = cursorCodec(cursorKey, 'feedback.list', positionSchema);
  }

  async page(query: FeedbackFilters & { readonly limit: number; readonly cursor?: string | undefined }): Promise<Page<ListedFeedback>> {
    const after = this.#position.decode(query);
    const { limit, cursor: _cursor, ...filters } = query;
    // One row more than the page holds, to know whether there is a next page.
    const page = feedbackPage({ filters, after, rows: limit + 1 });
    const { rows } = await listedRows(page, PAGE_ORDERS[filters.sort]).execute(this.#db);
    const { items, nextCursor } = pageOf(rows, limit, ({ at, id }) => this.#position.encode({ at: at.toISOString(), id }, query));
    return { items: items.map(toListed), nextCursor };
  }
}
