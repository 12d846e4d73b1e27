import { freshServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { replyToFeedback } from '../contract/endpoints.ts';
import { changeFeedback } from '../contract/handling-endpoints.ts';
import { handled, sentFeedback } from './testing/sent-feedback.ts';

let time = Date.UTC(2026, 2, 1, 9, 30);
const api = freshServer(serverPlugins, { now: () => new Date(time) });

const admin = (name = 'ada') => api.as('admin:feedback', name);
const answer = (id: string, text: string) => admin().reply(replyToFeedback, { params: { id }, body: { text } });

async function pass(seconds: number): Promise<void> {
  time += seconds * 1000;
  await api.drain();
}

const textsOf = async (...who: Parameters<typeof api.told>) => (await api.told(...who)).map(({ text, quote }) => [text, quote]);

test('Administrators with the duty are told how many messages wait', async () => {
  await admin().actor();
  await api.as('admin:', 'other').actor();
  await sentFeedback(api.as('visitor'));
  await sentFeedback(api.as('candidate'));
  await pass(0);
  expect(await textsOf('admin:feedback', 'ada')).toEqual([['2 messages wait for an answer.', null]]);
  expect(await textsOf('admin:', 'other')).toEqual([]);
});

test('Administrators are not told of messages that were answered before', async () => {
  await admin().actor();
  const { id } = await sentFeedback(api.as('candidate'));
  await answer(id, 'We will add it.');
  await pass(0);
  expect(await textsOf('admin:feedback', 'ada')).toEqual([]);
});

test('A sender with an account is told of an answer, and not of a note', async () => {
  const { id, number } = await sentFeedback(api.as('candidate'));
  await admin().reply(replyToFeedback, { params: { id }, body: { text: 'Internal.', isInternal: true } });
  await answer(id, 'We will add it.');
  await pass(0);
  expect(await textsOf('candidate')).toEqual([[`This is the answer to your feedback ${number}:`, 'We will add it.']]);
});

test('A visitor gets the whole answer by mail, without a link to an account', async () => {
  const { id, number } = await sentFeedback(api.as('visitor'), { email: 'ann@example.org', language: 'de' });
  const text = 'Sehr gut. '.repeat(300).trim();
  await answer(id, text);
  await pass(0);
  expect(api.mails.map(({ to, content }) => [to, content.subject])).toEqual([
    ['ann@example.org', `Antwort auf Ihre Rückmeldung ${number}`],
  ]);
  expect(api.mails[0]?.content.parts.slice(2)).toEqual([{ kind: 'quote', text }]);
});

test('The assigned administrator is told of the assignment and of new messages of the sender', async () => {
  const { id, number } = await sentFeedback(api.as('candidate'));
  const { userId } = await admin('bea').actor();
  await handled(admin(), id, { assignee: userId });
  await api.as('candidate').reply(replyToFeedback, { params: { id }, body: { text: 'In kilometres.' } });
  await pass(75);
  const texts = (await textsOf('admin:feedback', 'bea')).map(([text]) => text);
  expect(texts).toEqual(expect.arrayContaining(['1 message was assigned to you.', `The sender of ${number} wrote again.`]));
});

test('The assignment of several messages is told with the number that is left', async () => {
  const { userId } = await admin('bea').actor();
  const ids: string[] = [];
  for (const _message of [1, 2, 3]) ids.push((await sentFeedback(api.as('candidate'))).id);
  await admin().reply(changeFeedback, { body: { ids, assignee: userId } });
  await handled(admin(), ids[0] ?? '', { assignee: null });
  await pass(75);
  const texts = (await textsOf('admin:feedback', 'bea')).map(([text]) => text);
  expect(texts).toContain('2 messages were assigned to you.');
});

test('An administrator is not told of an assignment that was taken back', async () => {
  const { id } = await sentFeedback(api.as('candidate'));
  const { userId } = await admin('bea').actor();
  await handled(admin(), id, { assignee: userId });
  await handled(admin(), id, { assignee: null });
  await pass(75);
  const titles = (await api.told('admin:feedback', 'bea')).map(({ title }) => title);
  expect(titles).not.toContain('Feedback was assigned to you');
});
