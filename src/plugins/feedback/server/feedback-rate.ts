import { sql, type Transaction } from 'kysely';
import type { CoreTables } from '#core/server/db/core-tables.ts';
import { ApiFault } from '#core/server/http/api-fault.ts';
import { FEEDBACK_RATE } from '../contract/feedback.ts';
import type { FeedbackDatabase, FeedbackTables } from './feedback-tables.ts';

type FeedbackTransaction = Transaction<CoreTables & FeedbackTables>;

/**
 * Counts what a sender sent in the time that lies behind, in the database: several processes may serve one site
 * (docs/decisions/0021-feedback.md). What is older is forgotten.
 */
export class FeedbackRate {
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /**
   * Counts one more, in the transaction that keeps it.
   *
   * @throws ApiFault feedback.too-many with the seconds until the next one is taken
   */
  async count(db: FeedbackTransaction, sender: string): Promise<void> {
    // Two at once from one sender count one after the other.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`feedback ${sender}`}, 0))`.execute(db);
    const recent = await db
      .selectFrom('feedback_sendings')
      .select('sent_at')
      .where('sender', '=', sender)
      .where('sent_at', '>', this.#begin())
      .orderBy('sent_at', 'desc')
      .limit(FEEDBACK_RATE.count)
      .execute();
    const oldest = recent[FEEDBACK_RATE.count - 1];
    if (oldest !== undefined) throw new ApiFault('feedback.too-many', undefined, this.#secondsUntilGone(oldest.sent_at));
    await db.insertInto('feedback_sendings').values({ sender, sent_at: this.#now() }).execute();
  }

  /** Forgets who sent what is no longer counted. */
  async forget(db: FeedbackDatabase): Promise<void> {
    await db.deleteFrom('feedback_sendings').where('sent_at', '<=', this.#begin()).execute();
  }

  #begin(): Date {
    return new Date(this.#now().getTime() - FEEDBACK_RATE.periodMs);
  }

  #secondsUntilGone(sentAt: Date): number {
    return Math.max(1, Math.ceil((sentAt.getTime() - this.#begin().getTime()) / 1000));
  }
}
