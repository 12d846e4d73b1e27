import type { Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Actor } from '#core/contract/actor.ts';
import type { CoreTables } from '#core/server/db/database.ts';
import { tablesIn } from '#core/server/db/transaction.ts';
import type { PersonalData } from '#plugins/account/contract/personal-data.ts';
import type { FeedbackKind, NewFeedback } from '../contract/feedback.ts';

interface FeedbackTable {
  /** UUIDv7. */
  id: string;
  kind: FeedbackKind;
  text: string;
  email: string | null;
  /** `null` for a visitor. */
  user_id: string | null;
  page: string | null;
  language: string;
  created_at: Date;
}

export type FeedbackTables = {
  feedback: FeedbackTable;
};

/** The database as this plugin sees it. */
type FeedbackDatabase = Kysely<CoreTables & FeedbackTables>;

/** Accepts and stores feedback. */
export class FeedbackRepository {
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

/** The feedback that a user sent while signed in. */
export function feedbackPersonalData(db: FeedbackDatabase): PersonalData {
  return {
    listOf: async (userId) => {
      const { count } = await db
        .selectFrom('feedback')
        .select((eb) => eb.fn.countAll<string>().as('count'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      return Number(count) === 0 ? [] : [{ code: 'feedback.messages', fate: 'deleted', count: Number(count) }];
    },
    remove: async (transaction, userId) => {
      await tablesIn<FeedbackTables>(transaction).deleteFrom('feedback').where('user_id', '=', userId).execute();
    },
  };
}
