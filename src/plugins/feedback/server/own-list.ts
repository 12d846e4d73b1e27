import { sql } from 'kysely';
import type { Page } from '#core/contract/paging.ts';
import { type CreatedCursor, createdCursor, pageOf } from '#core/server/http/cursor.ts';
import { senderState } from '../contract/life-cycle.ts';
import type { OwnFeedback } from '../contract/schemas.ts';
import type { FeedbackDatabase, FeedbackRow } from './feedback-tables.ts';

const EXCERPT_LENGTH = 200;

/** A page of the sender's own feedback. */
interface OwnQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly unread?: boolean | undefined;
}

/** The feedback that a user sent. */
export class OwnList {
  readonly #db: FeedbackDatabase;
  readonly #cursors: CreatedCursor;

  /** @param cursorKey the key that seals the cursors */
  constructor(db: FeedbackDatabase, cursorKey: Buffer) {
    this.#db = db;
    this.#cursors = createdCursor(cursorKey, 'feedback.mine');
  }

  async page(userId: string, query: OwnQuery): Promise<Page<OwnFeedback>> {
    const { limit, unread } = query;
    const after = this.#cursors.after(query);
    const rows = await this.#db
      .selectFrom('feedback')
      .select(['id', 'number', 'kind', 'rating', 'state', 'created_at', 'answered_at', 'read_at'])
      .select(sql<string>`left(text, ${sql.lit(EXCERPT_LENGTH)})`.as('excerpt'))
      .where('user_id', '=', userId)
      .$if(unread === true, (found) => found.where(sql<boolean>`answered_at is not null and (read_at is null or read_at < answered_at)`))
      .$if(after !== undefined, (found) =>
        found.where(({ eb, refTuple, tuple }) => eb(refTuple('created_at', 'id'), '<', tuple(after?.at ?? new Date(0), after?.id ?? ''))),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute();
    const page = pageOf(rows, limit, this.#cursors.of(query));
    return { ...page, items: page.items.map(toOwn) };
  }
}

type OwnRow = Pick<FeedbackRow, 'id' | 'number' | 'kind' | 'rating' | 'state' | 'created_at' | 'answered_at' | 'read_at'> & {
  readonly excerpt: string;
};

function toOwn(row: OwnRow): OwnFeedback {
  const { id, number, kind, excerpt, rating, state, created_at, answered_at } = row;
  return {
    id,
    number,
    kind,
    excerpt,
    rating,
    state: senderState(state),
    sentAt: created_at.toISOString(),
    answeredAt: answered_at?.toISOString() ?? null,
    isUnread: isUnread(row),
  };
}

/** Whether the sender has not opened the last answer yet. */
export function isUnread({ answered_at, read_at }: Pick<FeedbackRow, 'answered_at' | 'read_at'>): boolean {
  return answered_at !== null && (read_at === null || read_at < answered_at);
}
