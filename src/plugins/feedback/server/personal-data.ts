import { tablesIn } from '#core/server/db/transaction.ts';
import type { PersonalData } from '#plugins/account/contract/personal-data.ts';
import type { FeedbackDatabase, FeedbackTables } from './feedback-tables.ts';

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
