import type { Page } from '#core/contract/paging.ts';
import { type CreatedCursor, createdCursor, pageOf } from '#core/server/http/cursor.ts';
import { CONVERSATION } from '../contract/feedback.ts';
import type { FeedbackReply } from '../contract/schemas.ts';
import type { FeedbackDatabase } from './feedback-tables.ts';

interface RepliesQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** The messages about feedback, page by page. */
export class FeedbackReplies {
  readonly #db: FeedbackDatabase;
  readonly #cursors: CreatedCursor;

  /** @param cursorKey the key that seals the cursors */
  constructor(db: FeedbackDatabase, cursorKey: Buffer) {
    this.#db = db;
    this.#cursors = createdCursor(cursorKey, 'feedback.replies');
  }

  /**
   * A page of the messages, newest first.
   *
   * @param seesAll with internal notes and the names of authors
   */
  async page(feedbackId: string, query: RepliesQuery, seesAll: boolean): Promise<Page<FeedbackReply>> {
    const ofItem = { ...query, feedbackId };
    const after = this.#cursors.after(ofItem);
    const rows = await this.#db
      .selectFrom('feedback_replies as reply')
      .leftJoin('users', 'users.id', 'reply.by')
      .select([
        'reply.id',
        'reply.is_from_sender',
        'reply.is_internal',
        'reply.text',
        'reply.at as created_at',
        'users.name',
        'users.email',
      ])
      .where('feedback_id', '=', feedbackId)
      .$if(!seesAll, (found) => found.where('is_internal', '=', false))
      .$if(after !== undefined, (found) =>
        found.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('reply.at', 'reply.id'), '<', tuple(after?.at ?? new Date(0), after?.id ?? '')),
        ),
      )
      .orderBy('reply.at', 'desc')
      .orderBy('reply.id', 'desc')
      .limit(query.limit + 1)
      .execute();
    const page = pageOf(rows, query.limit, this.#cursors.of(ofItem));
    return {
      ...page,
      items: page.items.map(({ id, is_from_sender, is_internal, text, created_at, name, email }) => ({
        id,
        from: is_from_sender ? 'sender' : 'team',
        isInternal: is_internal,
        author: seesAll && !is_from_sender ? name || email : null,
        text,
        at: created_at.toISOString(),
      })),
    };
  }
}

/** Whether the feedback has as many messages as it may have, notes included. To be exact it needs the lock of the feedback. */
export async function isFull(db: FeedbackDatabase, feedbackId: string): Promise<boolean> {
  const { messages } = await db
    .selectFrom('feedback_replies')
    .select(({ fn }) => fn.countAll<number>().as('messages'))
    .where('feedback_id', '=', feedbackId)
    .executeTakeFirstOrThrow();
  return Number(messages) >= CONVERSATION.most;
}
