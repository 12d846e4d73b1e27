import type { TestCaller, TestServer } from '#core/testing/server-kit.ts';
import { getFeedback, giveFeedback } from '../../contract/endpoints.ts';
import type { HandlingChange } from '../../contract/handling.ts';
import { handleFeedback } from '../../contract/handling-endpoints.ts';
import type { NewFeedback, SentFeedback } from '../../contract/schemas.ts';
import type { FeedbackTables } from '../feedback-tables.ts';

/** Sends feedback for a test. */
export function sentFeedback(sender: TestCaller, change: Partial<NewFeedback> = {}): Promise<SentFeedback> {
  return sender.reply(giveFeedback, { body: { kind: 'idea', text: 'Show the distance to each job.', language: 'en', ...change } });
}

/** Handles the present version. Returns the entry by which the change can be undone. */
export async function handled(admin: TestCaller, id: string, change: HandlingChange): Promise<string | null> {
  const params = { id };
  const { version } = await admin.reply(getFeedback, { params });
  return (await admin.reply(handleFeedback, { params, body: { ...change, version } })).entry;
}

/** The row of feedback. */
export function storedFeedback({ db }: Pick<TestServer, 'db'>, id: string) {
  return db.$extendTables<FeedbackTables>().selectFrom('feedback').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** The entries of the history, oldest first. */
export function storedHistory({ db }: Pick<TestServer, 'db'>, id: string) {
  return db
    .$extendTables<FeedbackTables>()
    .selectFrom('feedback_history')
    .select(['id', 'action', 'is_from_sender', 'by', 'changes', 'at'])
    .where('feedback_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute();
}
