import { v7 as uuidv7 } from 'uuid';
import type { Actor } from '#core/contract/actor.ts';
import type { NewFeedback } from '../contract/feedback.ts';
import { FeedbackRate } from './feedback-rate.ts';
import type { FeedbackDatabase } from './feedback-tables.ts';
import { senderKey } from './sender-key.ts';

/** Who sends feedback: an account, or somebody at a network address. */
export interface FeedbackSender {
  readonly actor: Actor | null;
  readonly address: string;
}

/** Takes feedback and keeps it. */
export class FeedbackKeeper {
  readonly #db: FeedbackDatabase;
  readonly #now: () => Date;
  readonly #rate: FeedbackRate;

  constructor(db: FeedbackDatabase, now: () => Date) {
    this.#db = db;
    this.#now = now;
    this.#rate = new FeedbackRate(now);
  }

  /**
   * Keeps it; returns its id. What fell into the trap is answered alike and not kept.
   *
   * @throws ApiFault feedback.too-many
   */
  async take({ homepage, ...given }: NewFeedback, { actor, address }: FeedbackSender): Promise<string> {
    const id = uuidv7();
    if (homepage !== '') return id;
    const { kind, text, language, email = null, page = null } = given;
    await this.#db.transaction().execute(async (db) => {
      await this.#rate.count(db, senderKey(actor, address));
      const row = { id, kind, text, email, page, language, user_id: actor?.userId ?? null, created_at: this.#now() };
      await db.insertInto('feedback').values(row).execute();
    });
    return id;
  }

  /** Forgets who sent what is no longer counted. */
  forget(): Promise<void> {
    return this.#rate.forget(this.#db);
  }
}
