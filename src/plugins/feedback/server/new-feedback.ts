import { v7 as uuidv7 } from 'uuid';
import type { Actor } from '#core/contract/actor.ts';
import type { NewFeedback, SentFeedback } from '../contract/feedback.ts';
import { newFeedbackNumber } from './feedback-number.ts';
import type { FeedbackDatabase } from './feedback-tables.ts';
import { feedbackWords } from './feedback-words.ts';

/** Accepts and stores new feedback. */
export class NewFeedbackStore {
  readonly #db: FeedbackDatabase;
  readonly #now: () => Date;

  constructor(db: FeedbackDatabase, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  /** Stores the feedback. Feedback from the trap gets the same reply, but is not stored. */
  async take({ homepage = '', ...given }: NewFeedback, actor: Actor | null): Promise<SentFeedback> {
    const id = uuidv7();
    const at = this.#now();
    const { kind, text, language, email = null, page = null, rating = null } = given;
    const sent = { kind, text, rating, email, page, language, user_id: actor?.userId ?? null };
    const row = { id, ...sent, created_at: at, waiting_since: at, search: feedbackWords(text) };
    for (;;) {
      const number = newFeedbackNumber();
      if (homepage !== '') return { id, number };
      const stored = await this.#db
        .insertInto('feedback')
        .values({ ...row, number })
        .onConflict((conflict) => conflict.column('number').doNothing())
        .returning('number')
        .executeTakeFirst();
      // Another one has the number. The next one is random too.
      if (stored !== undefined) return { id, number };
    }
  }
}
