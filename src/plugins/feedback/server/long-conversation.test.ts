import { v7 as uuidv7 } from 'uuid';
import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { getFeedback, listFeedbackReplies, replyToFeedback } from '../contract/endpoints.ts';
import { CONVERSATION } from '../contract/feedback.ts';
import type { FeedbackReply } from '../contract/schemas.ts';
import type { FeedbackTables } from './feedback-tables.ts';
import { wordsOfMessages } from './feedback-words.ts';
import { sentFeedback } from './testing/sent-feedback.ts';

const api = testServer(serverPlugins);

const tables = () => api.db.$extendTables<FeedbackTables>();
const me = () => api.as('candidate');
const admin = () => api.as('admin:feedback', 'ada');

/** Feedback of the caller with so many messages, of which every third is an internal note. */
async function conversationOf(messages: number): Promise<{ id: string }> {
  const { id } = await sentFeedback(me());
  const { userId } = await me().actor();
  const rows = Array.from({ length: messages }, (_, at) => ({
    id: uuidv7(),
    feedback_id: id,
    by: userId,
    is_from_sender: at % 3 !== 0,
    is_internal: at % 3 === 0,
    text: `Message ${at}`,
    // Several have the same time.
    at: new Date(Date.UTC(2026, 2, 1) + Math.floor(at / 4)),
  }));
  await tables().insertInto('feedback_replies').values(rows).execute();
  return { id };
}

const textsOf = (replies: readonly FeedbackReply[]): readonly string[] => replies.map(({ text }) => text);
const textOf = (at: number): string => `Message ${at}`;

test('a conversation takes 200 messages, also of twenty that are sent at once, and refuses further ones with 409', async () => {
  const params = await conversationOf(CONVERSATION.most - 1);
  const answer = { params, body: { text: 'One more thing.' } };
  const statuses = await Promise.all(Array.from({ length: 20 }, () => me().status(replyToFeedback, answer)));
  expect(statuses.toSorted()).toEqual([201, ...Array(19).fill(409)]);
  const note = { params, body: { text: 'A note.', isInternal: true } };
  for (const refused of [me().refusal(replyToFeedback, answer), admin().refusal(replyToFeedback, note)]) {
    expect(await refused).toMatchObject({
      status: 409,
      code: 'feedback.full',
      message: 'This conversation has 200 messages, the most it can have. Send new feedback instead.',
    });
  }
  expect(await me().reply(getFeedback, { params })).toMatchObject({ isFull: true, may: { reply: false, reopens: false } });
});

test('a conversation is read in pages of 50 from its end, each message once, and notes only by the team', async () => {
  const params = await conversationOf(180);
  const all = Array.from({ length: 180 }, (_, at) => at);
  for (const [reader, shown] of [
    [admin(), all],
    [me(), all.filter((at) => at % 3 !== 0)],
  ] as const) {
    const { replies, earlier, isFull } = await reader.reply(getFeedback, { params });
    expect([replies.length, isFull]).toEqual([50, false]);
    const read = [...replies];
    let cursor = earlier;
    while (cursor !== null) {
      const page = await reader.reply(listFeedbackReplies, { params, query: { limit: 50, cursor } });
      read.unshift(...page.items.toReversed());
      cursor = page.nextCursor;
    }
    expect(textsOf(read).toSorted()).toEqual(shown.map(textOf).toSorted());
    expect(read.map(({ at }) => at)).toEqual(read.map(({ at }) => at).toSorted());
  }
  const { earlier } = await me().reply(getFeedback, { params: await conversationOf(100) });
  const foreign = { params, query: { limit: 50, cursor: earlier ?? '' } };
  expect(await me().refusal(listFeedbackReplies, foreign)).toMatchObject({ status: 422, issues: [{ code: 'foreign-cursor' }] });
  expect(await api.as('candidate', 'other').status(listFeedbackReplies, { params, query: { limit: 50 } })).toBe(404);
});

test('the words of a conversation are at most 1,000, those of the text and of the first messages given', async () => {
  const texts = ['The map I غ', ...Array.from({ length: 300 }, (_, at) => `alpha${at} beta${at} gamma${at} delta${at}`)];
  const words = (await wordsOfMessages(texts)).split(' ');
  expect(words).toHaveLength(1000);
  expect(words.slice(0, 5)).toEqual(['the', 'map', 'i', 'غ', 'alpha0']);
});
