import type { PersonalData } from '#plugins/account/contract/personal-data.ts';
import type { FeedbackDatabase } from './feedback-tables.ts';

/** What a user left while signed in. */
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
      // The transaction is one of the same database, handed through a contract that knows no tables.
      const tables = transaction as FeedbackDatabase;
      await tables.deleteFrom('feedback').where('user_id', '=', userId).execute();
    },
  };
}
