import type { Page } from '#core/contract/paging.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { FileStore } from '#core/server/files/file-store.ts';
import { CONVERSATION } from '../contract/feedback.ts';
import { senderState } from '../contract/life-cycle.ts';
import type { FeedbackDetail, FeedbackHandling, FeedbackReply } from '../contract/schemas.ts';
import { isReachable, reopens } from './answer-rules.ts';
import { FEEDBACK } from './feedback-abilities.ts';
import { type FeedbackCall, handlesFeedback } from './feedback-call.ts';
import { personIn, shownHistory } from './feedback-handling.ts';
import { type FeedbackReplies, isFull } from './feedback-replies.ts';
import type { FeedbackDatabase } from './feedback-tables.ts';
import { isOpen } from './handling-values.ts';
import { isUnread } from './own-list.ts';
import { shownScreenshot } from './screenshots.ts';

export interface FeedbackReaderDependencies {
  readonly db: FeedbackDatabase;
  readonly files: FileStore;
  readonly replies: FeedbackReplies;
  readonly now: () => Date;
  /** Whether answers reach visitors. */
  readonly sendsMail: boolean;
}

type Reader = Pick<FeedbackCall, 'actor' | 'abilities'>;

/** Shows one item of feedback: to its sender without names and notes, to administrators with the duty with all of it. */
export class FeedbackReader {
  readonly #db: FeedbackDatabase;
  readonly #files: FileStore;
  readonly #replies: FeedbackReplies;
  readonly #now: () => Date;
  readonly #sendsMail: boolean;

  constructor({ db, files, replies, now, sendsMail }: FeedbackReaderDependencies) {
    this.#db = db;
    this.#files = files;
    this.#replies = replies;
    this.#now = now;
    this.#sendsMail = sendsMail;
  }

  /** @throws ApiFault not-found, also for feedback that the user may not access */
  async detail(call: Reader, id: string): Promise<FeedbackDetail> {
    const row = await detailRow(this.#db, id);
    if (row === undefined) throw new ApiFault('not-found');
    const isSender = row.user_id === call.actor.userId;
    call.abilities.demand('read', FEEDBACK, { senderId: row.user_id });
    const seesAll = handlesFeedback(call);
    const latest = await this.#replies.page(id, { limit: CONVERSATION.page }, seesAll);
    const full = await isFull(this.#db, id);
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
      replies: latest.items.toReversed(),
      earlier: latest.nextCursor,
      isFull: full,
      isUnread: isSender && isUnread(row),
      version: row.version,
      may: this.#rights(call, row, isSender, full),
      handling: seesAll ? await this.#handling(row) : null,
    };
  }

  /** A page of the messages, newest first. @throws ApiFault as {@link detail} */
  async replies(call: Reader, id: string, query: { limit: number; cursor?: string | undefined }): Promise<Page<FeedbackReply>> {
    const row = await this.#db.selectFrom('feedback').select('user_id').where('id', '=', id).executeTakeFirst();
    if (row === undefined) throw new ApiFault('not-found');
    call.abilities.demand('read', FEEDBACK, { senderId: row.user_id });
    return this.#replies.page(id, query, handlesFeedback(call));
  }

  #rights({ abilities }: Reader, row: DetailRow, isSender: boolean, full: boolean): FeedbackDetail['may'] {
    const reopensNow = !full && isSender && reopens(row, this.#now());
    return {
      edit: row.state === 'new' && abilities.may('edit', FEEDBACK, { senderId: row.user_id }),
      reply: !full && (isOpen(row.state) ? isSender || isReachable(row, this.#sendsMail) : reopensNow),
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
