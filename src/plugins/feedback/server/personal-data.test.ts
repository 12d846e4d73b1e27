import { inTransaction } from '#core/server/db/transaction.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { tablesWith } from '#core/testing/tables-with.ts';
import { deleteAccount } from '#plugins/account/contract/endpoints.ts';
import { type PersonalData, personalData } from '#plugins/account/contract/personal-data.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { getFeedback, replyToFeedback } from '../contract/endpoints.ts';
import type { FeedbackTables } from './feedback-tables.ts';
import { handled, sentFeedback } from './testing/sent-feedback.ts';

const START = Date.UTC(2026, 2, 1, 9, 44, 59, 999);
const MINUTE = 60_000;
const MARK = 'Kerkyra-Quinquireme-Kiosk';

const api = testServer(serverPlugins, { now: () => new Date(time) });
let time = START;
beforeAll(async () => {
  await api.as('admin', 'permanent').actor();
});
beforeEach(async () => {
  time = START;
  await tables().deleteFrom('feedback').execute();
  await tables().deleteFrom('removed_feedback').execute();
});

const tables = () => api.db.$extendTables<FeedbackTables>();
const removed = () => tables().selectFrom('removed_feedback').selectAll().orderBy('kind').execute();
const admin = () => api.as('admin:feedback', 'ada');

function ofPlugin(): PersonalData {
  const [data] = api.registry.contributions(personalData).filter(({ id }) => id === 'feedback.personal-data');
  if (data === undefined) throw new Error('The plugin lists no personal data');
  return data.value;
}

test('leaving deletes own feedback with its replies, and an anonymous row stays for each', async () => {
  const me = api.as('candidate', 'leaving');
  const { id } = await sentFeedback(me, { kind: 'problem', rating: 2, text: `It fails: ${MARK}.` });
  await sentFeedback(me, { kind: 'praise' });
  const { id: spam } = await sentFeedback(me, { kind: 'idea' });
  await handled(admin(), spam, { state: 'spam' });
  const other = await sentFeedback(api.as('candidate', 'staying'));
  time = START + 17.5 * MINUTE;
  await admin().reply(replyToFeedback, { params: { id }, body: { text: `We look at ${MARK}.` } });
  await admin().reply(replyToFeedback, { params: { id }, body: { text: `A note about ${MARK}.`, isInternal: true } });
  time = START + 30 * MINUTE;
  await me.reply(replyToFeedback, { params: { id }, body: { text: `Thank you for ${MARK}.` } });
  const { userId } = await me.actor();
  expect(await ofPlugin().listOf(userId)).toEqual([
    { code: 'feedback.messages', fate: 'deleted', count: 3 },
    { code: 'feedback.figures', fate: 'kept', count: 3 },
  ]);
  expect(await tablesWith(api, MARK)).toEqual(['feedback', 'feedback_replies']);

  expect(await me.status(deleteAccount)).toBe(204);
  expect(await tablesWith(api, MARK)).toEqual([]);
  expect(await tablesWith(api, userId)).not.toContain('removed_feedback');
  const sent_at = new Date(Date.UTC(2026, 2, 1, 9, 30));
  expect(await removed()).toEqual([
    { sent_at, kind: 'idea', state: 'spam', rating: null, minutes_to_answer: null },
    { sent_at, kind: 'praise', state: 'new', rating: null, minutes_to_answer: null },
    { sent_at, kind: 'problem', state: 'triaged', rating: 2, minutes_to_answer: 17 },
  ]);
  expect((await tables().selectFrom('feedback').select('id').execute()).map((row) => row.id)).toEqual([other.id]);
  for (const table of ['feedback_replies', 'feedback_history'] as const) {
    expect(await tables().selectFrom(table).select('id').where('feedback_id', '=', id).execute()).toEqual([]);
  }
});

test('answers, notes and changes of an administrator stay without the name, and assigned feedback becomes free', async () => {
  const leaver = api.as('admin:feedback', 'leaving');
  const { userId } = await leaver.actor();
  const { id } = await sentFeedback(api.as('candidate', 'answered'));
  const params = { id };
  await leaver.reply(replyToFeedback, { params, body: { text: 'Thank you.' } });
  await leaver.reply(replyToFeedback, { params, body: { text: 'Ask Bo.', isInternal: true } });
  await handled(leaver, id, { assignee: userId });
  const own = await sentFeedback(leaver);
  await leaver.reply(replyToFeedback, { params: { id: own.id }, body: { text: 'For myself.', isInternal: true } });
  expect(await ofPlugin().listOf(userId)).toEqual([
    { code: 'feedback.messages', fate: 'deleted', count: 1 },
    { code: 'feedback.figures', fate: 'kept', count: 1 },
    { code: 'feedback.answers', fate: 'kept', count: 2 },
  ]);
  expect(await leaver.status(deleteAccount)).toBe(204);
  const { replies, handling } = await admin().reply(getFeedback, { params });
  expect(replies).toMatchObject([
    { text: 'Thank you.', from: 'team', author: null },
    { text: 'Ask Bo.', isInternal: true, author: null },
  ]);
  expect(handling).toMatchObject({ assignee: null, history: [{ by: null }, { by: null }, { by: null }, { action: 'sent' }] });
  expect(await ofPlugin().listOf(userId)).toEqual([]);
});

test('the anonymous rows are written only together with the deletion', async () => {
  const me = api.as('candidate', 'undecided');
  const { id } = await sentFeedback(me);
  const { userId } = await me.actor();
  const interrupted = inTransaction(api.db, async (_own, transaction) => {
    await ofPlugin().remove(transaction, userId);
    throw new Error('interrupted');
  });
  await expect(interrupted).rejects.toThrow('interrupted');
  expect(await removed()).toEqual([]);
  expect(await me.status(getFeedback, { params: { id } })).toBe(200);
});
