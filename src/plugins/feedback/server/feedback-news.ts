import type { Transaction } from '#core/contract/transaction.ts';
import type { RaiseNotice } from '#core/server/notices/notice-kind.ts';
import type { FeedbackNotices } from './feedback-notices.ts';
import type { FeedbackRow } from './feedback-tables.ts';
import type { WrittenHandling } from './write-handling.ts';

interface NewsDependencies {
  readonly notices: FeedbackNotices;
  readonly raise: RaiseNotice;
}

/** Feedback to which somebody wrote. */
type Answered = Pick<FeedbackRow, 'id' | 'user_id' | 'email' | 'language' | 'assignee_id'>;

/** Tells senders of answers, and administrators of what waits for them. */
export class FeedbackNews {
  readonly #dependencies: NewsDependencies;

  constructor(dependencies: NewsDependencies) {
    this.#dependencies = dependencies;
  }

  /** Tells the administrators of new feedback. */
  async received(transaction: Transaction, by: string | null): Promise<void> {
    const { notices, raise } = this.#dependencies;
    await raise(transaction, notices.received, { to: { duty: 'feedback' }, about: 'feedback', params: {}, by: by ?? undefined });
  }

  /** Tells the sender of an answer. Visitors who gave an address get it by mail. */
  async answered(transaction: Transaction, { id, user_id, email, language }: Answered, replyId: string, by: string): Promise<void> {
    const { notices, raise } = this.#dependencies;
    const event = { about: id, params: { feedbackId: id, replyId, isVisitor: user_id === null }, by };
    if (user_id !== null) await raise(transaction, notices.answered, { ...event, to: { users: [user_id] } });
    else if (email !== null) await raise(transaction, notices.answered, { ...event, to: { address: email, locale: language } });
  }

  /** Tells the assigned administrator of a message of the sender; without one, the message waits like new feedback. */
  async senderReplied(transaction: Transaction, { id, assignee_id }: Answered, by: string): Promise<void> {
    if (assignee_id === null) return this.received(transaction, by);
    const { notices, raise } = this.#dependencies;
    await raise(transaction, notices.senderReplied, { to: { users: [assignee_id] }, about: id, params: { feedbackId: id }, by });
  }

  /** Tells administrators of feedback that was assigned to them: of a bulk action once. */
  async handled(transaction: Transaction, written: ReadonlyMap<string, WrittenHandling>, by: string): Promise<void> {
    const { notices, raise } = this.#dependencies;
    const assigned = [...written.values()].flatMap(({ id, changes }) => {
      const assigneeId = changes.assignee?.[1] ?? null;
      return assigneeId === null ? [] : [{ id, assigneeId }];
    });
    for (const [assigneeId, items] of Map.groupBy(assigned, (item) => item.assigneeId)) {
      const [first] = items;
      const isOne = items.length === 1 && first !== undefined;
      const params = { assigneeId, ...(isOne && { feedbackId: first.id }) };
      const event = { to: { users: [assigneeId] }, about: isOne ? first.id : 'several', params, by };
      await raise(transaction, notices.assigned, event);
    }
  }
}
