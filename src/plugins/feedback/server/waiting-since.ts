import { type RawBuilder, sql } from 'kysely';
import { OPEN_STATES } from '../contract/life-cycle.ts';
import type { FeedbackDatabase } from './feedback-tables.ts';

/**
 * The value of `waiting_since` for a row of `feedback` that gets this state: in open states the time of the first message of the sender
 * after the last public answer of the team, otherwise `null`. It is computed from the messages, so that it is also right after an undo.
 */
export function waitingSince(state: RawBuilder<string>): RawBuilder<Date | null> {
  return sql<Date | null>`(
    select min(message.at)
    from (
      select feedback.created_at as at, '00000000-0000-0000-0000-000000000000'::uuid as id
      union all
      select at, id from feedback_replies where feedback_id = feedback.id and is_from_sender
    ) as message
    where ${state} = any(${[...OPEN_STATES]}::text[]) and not exists (
      select from feedback_replies as answer
      where answer.feedback_id = feedback.id and not answer.is_from_sender and not answer.is_internal
        and (answer.at, answer.id) > (message.at, message.id)
    )
  )`;
}

/** How much feedback waits for an answer. */
export async function countWaiting(db: FeedbackDatabase): Promise<number> {
  const { count } = await db
    .selectFrom('feedback')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('waiting_since', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}
