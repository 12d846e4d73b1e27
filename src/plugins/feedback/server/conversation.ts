import { sql, type Updateable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { inTransaction } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { lockActor } from '#core/server/identity/lock-actor.ts';
import type { FeedbackKind, FeedbackRating } from '../contract/feedback.ts';
import type { FeedbackState } from '../contract/life-cycle.ts';
import { stateAfterSender, stateAfterTeam } from './answer-rules.ts';
import { feedbackAnswered } from './feedback-actions.ts';
import { type FeedbackCall, handlesFeedback } from './feedback-call.ts';
import { writeHistory } from './feedback-history.ts';
import type { FeedbackNews } from './feedback-news.ts';
import { isFull } from './feedback-replies.ts';
import type { FeedbackDatabase, FeedbackTables, HandlingChanges } from './feedback-tables.ts';
import { wordsOfMessages } from './feedback-words.ts';
import { changesBetween, closedAt } from './handling-values.ts';
import { demandLocked, type LockedFeedback } from './locked-feedback.ts';
import { waitingSince } from './waiting-since.ts';

/** What a sender may change. */
export interface FeedbackEdit {
  readonly text: string;
  readonly kind: FeedbackKind;
  readonly rating: FeedbackRating | null;
  readonly version: number;
}

interface Message {
  readonly text: string;
  readonly isInternal: boolean;
  readonly isFromSender: boolean;
  readonly by: string;
  readonly at: Date;
}

export interface ConversationDependencies {
  readonly db: FeedbackDatabase;
  readonly now: () => Date;
  readonly news: FeedbackNews;
  /** Whether answers reach visitors. */
  readonly sendsMail: boolean;
}

/** The messages about feedback: the sender's text, answers of both sides, and internal notes. */
export class Conversation {
  readonly #db: FeedbackDatabase;
  readonly #now: () => Date;
  readonly #news: FeedbackNews;
  readonly #sendsMail: boolean;

  constructor({ db, now, news, sendsMail }: ConversationDependencies) {
    this.#db = db;
    this.#now = now;
    this.#news = news;
    this.#sendsMail = sendsMail;
  }

  async edit({ actor, abilities }: FeedbackCall, id: string, { version, ...after }: FeedbackEdit): Promise<void> {
    await inTransaction(this.#db, async (own, transaction) => {
      await lockActor(transaction, actor);
      const row = await demandLocked(own, abilities, 'edit', id);
      if (row.state !== 'new') throw new ApiFault('feedback.not-new');
      if (version !== row.version) throw new ApiFault('conflict');
      const { text } = await own.selectFrom('feedback').select('text').where('id', '=', id).executeTakeFirstOrThrow();
      const changes = editChanges(row, after);
      if (text === after.text && Object.keys(changes).length === 0) return;
      const at = this.#now();
      const search = await wordsOfMessages([after.text, ...(await repliesOf(own, id))]);
      await update(own, row, { ...after, search, edited_at: at });
      await writeHistory(own, { by: actor.userId, isFromSender: true, action: 'edited', at }, [{ id, changes }]);
    });
  }

  /** Not a change of the feedback: its version and its history stay. */
  async markRead({ abilities }: FeedbackCall, id: string): Promise<void> {
    await inTransaction(this.#db, async (own) => {
      await demandLocked(own, abilities, 'mark-read', id);
      await own
        .updateTable('feedback')
        .set(({ ref }) => ({ read_at: ref('answered_at') }))
        .where('id', '=', id)
        .execute();
    });
  }

  async reply(call: FeedbackCall, id: string, { text, isInternal = false }: { text: string; isInternal?: boolean | undefined }) {
    const { actor, abilities, audit } = call;
    await inTransaction(this.#db, async (own, transaction) => {
      await lockActor(transaction, actor);
      const row = await demandLocked(own, abilities, 'reply', id);
      if (isInternal && !handlesFeedback(call)) throw new ApiFault('forbidden');
      if (await isFull(own, id)) throw new ApiFault('feedback.full');
      const message = { text, isInternal, isFromSender: !isInternal && row.user_id === actor.userId, by: actor.userId, at: this.#now() };
      const replyId = await addMessage(own, row, message, this.#sendsMail);
      if (message.isFromSender) return this.#news.senderReplied(transaction, row, actor.userId);
      if (!isInternal) await this.#news.answered(transaction, row, replyId, actor.userId);
      const changes = { text: ['', text], isInternal: [null, isInternal] } as const;
      await audit(transaction, feedbackAnswered, { subjectId: id, changes });
    });
  }
}

function editChanges(row: LockedFeedback, after: Omit<FeedbackEdit, 'version'>): HandlingChanges {
  return {
    ...(row.kind !== after.kind && { kind: [row.kind, after.kind] }),
    ...(row.rating !== after.rating && { rating: [row.rating, after.rating] }),
  };
}

/** Returns the id of the message. */
async function addMessage(db: FeedbackDatabase, row: LockedFeedback, message: Message, sendsMail: boolean): Promise<string> {
  const { isFromSender, isInternal, text, by, at } = message;
  const id = uuidv7();
  const state = stateAfter(row, message, sendsMail);
  const after = { ...row, state, closed_at: closedAt(row, state, at) };
  await db
    .insertInto('feedback_replies')
    .values({ id, feedback_id: row.id, by, is_from_sender: isFromSender, is_internal: isInternal, text, at })
    .execute();
  const isAnswer = !isFromSender && !isInternal;
  await update(db, row, {
    state,
    closed_at: after.closed_at,
    search: await wordsOfMessages(await textsOf(db, row.id)),
    ...(isAnswer && { answered_at: at, first_answered_at: row.first_answered_at ?? at }),
  });
  const changes = changesBetween(row, after);
  await writeHistory(db, { by, isFromSender, action: actionOf(row, message), at }, [{ id: row.id, changes }]);
  return id;
}

/** @throws ApiFault feedback.closed, feedback.no-address, feedback.no-mail */
function stateAfter(row: LockedFeedback, { isInternal, isFromSender, at }: Message, sendsMail: boolean): FeedbackState {
  if (isInternal) return row.state;
  return isFromSender ? stateAfterSender(row, at) : stateAfterTeam(row, sendsMail);
}

function actionOf({ state }: LockedFeedback, { isInternal, isFromSender }: Message): 'noted' | 'reopened' | 'answered' {
  if (isInternal) return 'noted';
  return isFromSender && state === 'resolved' ? 'reopened' : 'answered';
}

async function update(db: FeedbackDatabase, row: LockedFeedback, values: Updateable<FeedbackTables['feedback']>): Promise<void> {
  await db
    .updateTable('feedback')
    .set({ ...values, version: row.version + 1, waiting_since: waitingSince(sql.val(values.state ?? row.state)) })
    .where('id', '=', row.id)
    .execute();
}

/** The text of the feedback, and those of its replies, newest first: the subject and the latest messages are searched most. */
async function textsOf(db: FeedbackDatabase, id: string): Promise<string[]> {
  const { text } = await db.selectFrom('feedback').select('text').where('id', '=', id).executeTakeFirstOrThrow();
  return [text, ...(await repliesOf(db, id))];
}

async function repliesOf(db: FeedbackDatabase, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('feedback_replies')
    .select('text')
    .where('feedback_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ text }) => text);
}
