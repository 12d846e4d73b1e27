import { v7 as uuidv7 } from 'uuid';
import type { Actor } from '#core/contract/actor.ts';
import type { NewFeedback } from '../contract/feedback.ts';
import type { FeedbackDatabase } from './feedback-tables.ts';

/** Accepts and stores feedback. */
export class FeedbackKeeper {
  readonly #db: FeedbackDatabase;
  readonly #now: () => Date;

  constructor(db: FeedbackDatabase, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  /** Stores the feedback and returns its id. Feedback from the trap gets the same reply, but is not stored. */
  async take({ homepage = '', ...given }: NewFeedback, actor: Actor | null): Promise<string> {
    const id = uuidv7();
    if (homepage !== '') return id;
    const { kind, text, language, email = null, page = null } = given;
    const row = { id, kind, text, email, page, language, user_id: actor?.userId ?? null, created_at: this.#now() };
    await this.#db.insertInto('feedback').values(row).execute();
    return id;
  }
}
