import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { FileStore } from '#core/server/files/file-store.ts';
import type { FeedbackHandling } from '../contract/handling.ts';
import { senderState } from '../contract/life-cycle.ts';
import type { FeedbackDetail, FeedbackReply } from '../contract/own-feedback.ts';
import { isReachable, reopens } from './answer-rules.ts';
import { FEEDBACK } from './feedback-abilities.ts';
import { type FeedbackCall, handlesFeedback } from './feedback-call.ts';
import { personIn, shownHistory } from './feedback-handling.ts';
import type { FeedbackDatabase } from './feedback-tables.ts';
import { isOpen } from './handling-values.ts';
import { isUnread } from './own-list.ts';
import { shownScreenshot } from './screenshots.ts';

export interface FeedbackReaderNeeds {
  readonly db: FeedbackDatabase;
  readonly files: FileStore;
  readonly now: () => Date;
}

type Reader = Pick<FeedbackCall, 'actor' | 'abilities'>;

/** Shows one item of feedback: to its sender without names and notes, to administrators with the duty with all of it. */
export class FeedbackReader {
  readonly #db: FeedbackDatabase;
  readonly #files: FileStore;
  readonly #now: () => Date;

  constructor({ db, files, now }: FeedbackReaderNeeds) {
    this.#db = db;
    this.#files = files;
    this.#now = now;
  }

  /** @throws ApiFault not-found, also for feedback that the user may not access */
  async detail(call: Reader, id: string): Promise<FeedbackDetail> {
    const row = await detailRow(this.#db, id);
    if (row === undefined) throw new ApiFault('not-found');
    const isSender = row.user_id === call.actor.userId;
    call.abilities.demand('read', FEEDBACK, { senderId: row.user_id });
    const seesAll = handlesFeedback(call);
    return {
      id: row.id,
      number: row.number,
      kind: row.kind,
      text: row.text,
      rating: row.rating,
      page: row.page,
      screenshot: await shownScreenshot(this.#files, row.screenshot_file_id),
      state: senderState(row.state),
      sentAt: row.created_at.toISOString(),
      editedAt: row.edited_at?.toISOString() ?? null,
      replies: await repliesTo(this.#db, id, seesAll),
      isUnread: isSender && isUnread(row),
      version: row.version,
      may: this.#rights(call, row, isSender),
      handling: seesAll ? await this.#handling(row) : null,
    };
  }

  #rights({ abilities }: Reader, row: DetailRow, isSender: boolean): FeedbackDetail['may'] {
    const reopensNow = isSender && reopens(row, this.#now());
    return {
      edit: row.state === 'new' && abilities.may('edit', FEEDBACK, { senderId: row.user_id }),
      reply: isOpen(row.state) ? isSender || isReachable(row) : reopensNow,
      reopens: reopensNow,
    };
  }

  async #handling(row: DetailRow): Promise<FeedbackHandling> {
    return {
      state: row.state,
      assignee: personIn(row.assignee_id, row.assignee_name, row.assignee_email),
      tags: row.tags,
      sender: personIn(row.user_id, row.sender_name, row.sender_email),
      email: row.email,
      language: row.language,
      waitingSince: row.waiting_since?.toISOString() ?? null,
      history: await shownHistory(this.#db, row),
    };
  }
}

type DetailRow = NonNullable<Awaited<ReturnType<typeof detailRow>>>;

function detailRow(db: FeedbackDatabase, id: string) {
  return db
    .selectFrom('feedback')
    .leftJoin('users as sender', 'sender.id', 'feedback.user_id')
    .leftJoin('users as assignee', 'assignee.id', 'feedback.assignee_id')
    .selectAll('feedback')
    .select(['sender.name as sender_name', 'sender.email as sender_email'])
    .select(['assignee.name as assignee_name', 'assignee.email as assignee_email'])
    .where('feedback.id', '=', id)
    .executeTakeFirst();
}

async function repliesTo(db: FeedbackDatabase, id: string, seesAll: boolean): Promise<FeedbackReply[]> {
  const rows = await db
    .selectFrom('feedback_replies as reply')
    .leftJoin('users', 'users.id', 'reply.by')
    .select(['reply.id', 'reply.is_from_sender', 'reply.is_internal', 'reply.text', 'reply.at', 'users.name', 'users.email'])
    .where('feedback_id', '=', id)
    .$if(!seesAll, (query) => query.where('is_internal', '=', false))
    .orderBy('at')
    .orderBy('reply.id')
    .execute();
  return rows.map(({ id: replyId, is_from_sender, is_internal, text, at, name, email }) => ({
    id: replyId,
    from: is_from_sender ? 'sender' : 'team',
    isInternal: is_internal,
    author: seesAll && !is_from_sender ? name || email : null,
    text,
    at: at.toISOString(),
  }));
}
