import type { Insertable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Actor } from '#core/contract/actor.ts';
import { issueAt } from '#core/contract/errors.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { FileStore } from '#core/server/files/file-store.ts';
import { lockActor } from '#core/server/identity/lock-actor.ts';
import { feedbackScreenshot } from '../contract/file-purposes.ts';
import { feedbackIssues } from '../contract/issues.ts';
import type { NewFeedback, SentFeedback } from '../contract/schemas.ts';
import type { FeedbackNews } from './feedback-news.ts';
import { newFeedbackNumber } from './feedback-number.ts';
import type { FeedbackDatabase, FeedbackTables } from './feedback-tables.ts';
import { feedbackWords } from './feedback-words.ts';
import { SCREENSHOT_USE } from './screenshots.ts';

export interface NewFeedbackDependencies {
  readonly db: FeedbackDatabase;
  readonly files: FileStore;
  readonly now: () => Date;
  readonly news: Pick<FeedbackNews, 'received'>;
}

/** Accepts and stores new feedback. */
export class NewFeedbackStore {
  readonly #dependencies: NewFeedbackDependencies;

  constructor(dependencies: NewFeedbackDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Stores the feedback. Feedback from the trap gets the same reply, but is not stored.
   *
   * @throws ApiFault invalid at `screenshotId` for a visitor, and for a file that the sender does not have
   */
  async take({ homepage = '', screenshotId, ...given }: NewFeedback, actor: Actor | null): Promise<SentFeedback> {
    if (screenshotId !== undefined && actor === null) {
      throw new ApiFault('invalid', [issueAt('screenshotId', feedbackIssues['feedback.screenshot-of-visitor'])]);
    }
    const id = uuidv7();
    const at = this.#dependencies.now();
    const { kind, text, language, email = null, page = null, rating = null } = given;
    const sent = { kind, text, rating, email, page, language, user_id: actor?.userId ?? null };
    const row = { id, ...sent, created_at: at, waiting_since: at, search: feedbackWords(text) };
    if (homepage !== '') return { id, number: newFeedbackNumber() };
    return { id, number: await this.#insert(row, actor, screenshotId) };
  }

  #insert(row: UnnumberedRow, actor: Actor | null, screenshotId: string | undefined): Promise<string> {
    return inTransaction(this.#dependencies.db, async (own, transaction) => {
      const isShown = screenshotId !== undefined && actor !== null;
      if (isShown) await this.#attach(transaction, actor, row.id, screenshotId);
      const number = await insertNumbered(own, isShown ? { ...row, screenshot_file_id: screenshotId } : row);
      await this.#dependencies.news.received(transaction, row.user_id ?? null);
      return number;
    });
  }

  async #attach(transaction: Transaction, actor: Actor, id: string, screenshotId: string): Promise<void> {
    // Before the files, in the same order as the deletion of an account.
    await lockActor(transaction, actor);
    await this.#dependencies.files.attach(transaction, {
      owner: { kind: 'user', id: actor.userId },
      purpose: feedbackScreenshot.id,
      use: SCREENSHOT_USE,
      useId: id,
      fileIds: [screenshotId],
      paths: ['screenshotId'],
    });
  }
}

type UnnumberedRow = Omit<Insertable<FeedbackTables['feedback']>, 'number'> & { readonly id: string };

/** Inserts feedback under a number that no other feedback has. Returns the number. */
async function insertNumbered(db: FeedbackDatabase, row: UnnumberedRow): Promise<string> {
  for (;;) {
    const stored = await db
      .insertInto('feedback')
      .values({ ...row, number: newFeedbackNumber() })
      .onConflict((conflict) => conflict.column('number').doNothing())
      .returning('number')
      .executeTakeFirst();
    // Another one has the number. The next one is random too.
    if (stored !== undefined) return stored.number;
  }
}
