import { sql } from 'kysely';
import { tablesIn } from '#core/server/db/transaction.ts';
import type { PersonalData } from '#plugins/account/contract/personal-data.ts';
import type { PersonalDataItem } from '#plugins/account/contract/schemas.ts';
import type { FeedbackDatabase, FeedbackTables } from './feedback-tables.ts';

/**
 * The feedback that a user sent while signed in is deleted with its replies. For the figures, a row without the person stays. What an
 * administrator wrote to others stays without the name, and the database takes the person from feedback that was assigned to them.
 */
export function feedbackPersonalData(db: FeedbackDatabase): PersonalData {
  return {
    listOf: async (userId) => {
      const { messages, answers } = await countsOf(db, userId);
      return [
        ...item('feedback.messages', 'deleted', messages),
        ...item('feedback.figures', 'kept', messages),
        ...item('feedback.answers', 'kept', answers),
      ];
    },
    remove: async (transaction, userId) => {
      const within = tablesIn<FeedbackTables>(transaction);
      // In the same order as every other transaction that locks several rows. The deletion of the user changes assigned feedback.
      await sql`select from feedback where user_id = ${userId} or assignee_id = ${userId} order by id for update`.execute(within);
      await sql`
        insert into removed_feedback (sent_at, kind, state, rating, minutes_to_answer)
        select date_bin('15 minutes', created_at, '1970-01-01T00:00:00Z'), kind, state, rating,
          floor(extract(epoch from first_answered_at - created_at) / 60)::integer
        from feedback where user_id = ${userId}`.execute(within);
      await within.deleteFrom('feedback').where('user_id', '=', userId).execute();
    },
  };
}

async function countsOf(db: FeedbackDatabase, userId: string): Promise<{ messages: number; answers: number }> {
  const { rows } = await sql<{ messages: number; answers: number }>`
    select
      (select count(*) from feedback where user_id = ${userId}) as messages,
      (
        select count(*) from feedback_replies as reply join feedback on feedback.id = reply.feedback_id
        where reply.by = ${userId} and feedback.user_id is distinct from ${userId}
      ) as answers`.execute(db);
  return rows[0] ?? { messages: 0, answers: 0 };
}

function item(code: string, fate: PersonalDataItem['fate'], count: number): PersonalDataItem[] {
  return count === 0 ? [] : [{ code, fate, count }];
}
