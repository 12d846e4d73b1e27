import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { giveFeedback } from '../contract/endpoints.ts';
import type { NewFeedback, SentFeedback } from '../contract/schemas.ts';
import type { FeedbackTables } from './feedback-tables.ts';

const START = Date.UTC(2026, 2, 1, 9, 30);
const MINUTE = 60_000;

const api = testServer(serverPlugins, { now: () => new Date(time), env: { RATE_LIMITS: 'on', RATE_LIMIT_STORE: 'database' } });
let time = START;
beforeEach(async () => {
  time = START;
  await tables().deleteFrom('feedback').execute();
  await tables().deleteFrom('rate_limits').execute();
});

const tables = () => api.db.$extendTables<FeedbackTables>();
const kept = () => tables().selectFrom('feedback').selectAll().orderBy('id').execute();
/** What a sender gave, without what the server adds to it. */
const given = async () =>
  (await kept()).map(({ id, kind, text, rating, email, user_id, page, language, created_at }) => ({
    id,
    kind,
    text,
    rating,
    email,
    user_id,
    page,
    language,
    created_at,
  }));

const feedback = (change: Partial<NewFeedback> = {}): NewFeedback => ({
  kind: 'idea',
  text: 'Show the way to work on a map.',
  language: 'en',
  homepage: '',
  ...change,
});
const send = (who: 'visitor' | 'candidate', change?: Partial<NewFeedback>, name?: string) =>
  api.as(who, name).call(giveFeedback, { body: feedback(change) });

/** The reply to a sender with that network address. */
const sendFrom = (remoteAddress: string) => api.app.inject({ method: 'POST', url: '/api/feedback', payload: feedback(), remoteAddress });

test.each([
  ['kind', 'rant'],
  ['text', 'Too short'],
  ['text', '   . . .                 '],
  ['text', 'x'.repeat(4001)],
  ['email', 'ann at home'],
  ['email', ''],
  ['page', 'https://elsewhere.example/'],
  ['page', '//elsewhere.example/'],
  ['page', '/jobs?token=secret'],
  ['language', 'english please'],
  ['rating', 0],
  ['rating', 2.5],
  ['rating', 6],
  ['homepage', 'x'.repeat(2001)],
  ['page', '/jobs\u0000'],
  ['page', '/jobs\ud800'],
])('a wrong %s (%j) answers 422 and is not stored', async (field, value) => {
  const refusal = await api.as('visitor').refusal(giveFeedback, { body: { ...feedback(), [field]: value } });
  expect(refusal).toMatchObject({ status: 422, issues: [{ path: field }] });
  expect(await kept()).toEqual([]);
});

test('a sixth within an hour answers 429 and says when the next one is accepted', async () => {
  for (let minute = 0; minute < 5; minute += 1) {
    time = START + minute * MINUTE;
    expect((await sendFrom('203.0.113.5')).statusCode).toBe(201);
  }
  time = START + 20 * MINUTE;
  const refused = await sendFrom('203.0.113.5');
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('2400');
  expect(refused.json()).toEqual({
    code: 'feedback.too-many',
    message: 'You have sent too many messages within an hour. Wait, then try again.',
    retryAfter: 2400,
  });
  expect(await kept()).toHaveLength(5);
  expect((await sendFrom('203.0.113.6')).statusCode).toBe(201);
  time = START + 60 * MINUTE;
  expect((await sendFrom('203.0.113.5')).statusCode).toBe(201);
});

test('of ten at once, five are accepted', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => sendFrom('203.0.113.5')));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(5).fill(201), ...Array(5).fill(429)]);
});

test('a signed-in user has a limit of their own', async () => {
  for (let count = 0; count < 5; count += 1) expect((await send('candidate')).status).toBe(201);
  expect((await send('candidate')).status).toBe(429);
  expect((await send('candidate', {}, 'second')).status).toBe(201);
  expect((await send('visitor')).status).toBe(201);
});

test('a visitor can send feedback', async () => {
  const { status, body } = await send('visitor', {
    kind: 'question',
    text: '  Wie geht das?\r\nهنا  ',
    email: 'ann@example.org',
    page: '/jobs/ä',
    rating: 4,
  });
  expect(status).toBe(201);
  const { id, number } = body as SentFeedback;
  expect(await given()).toEqual([
    {
      id,
      kind: 'question',
      text: 'Wie geht das?\nهنا',
      rating: 4,
      email: 'ann@example.org',
      user_id: null,
      page: '/jobs/ä',
      language: 'en',
      created_at: new Date(START),
    },
  ]);
  expect(await kept()).toMatchObject([{ number, state: 'new', tags: [], version: 1, waiting_since: new Date(START), closed_at: null }]);
});

test('feedback of a signed-in user is stored with the account', async () => {
  expect((await send('candidate', {}, 'known')).status).toBe(201);
  const { userId } = await api.as('candidate', 'known').actor();
  expect(await kept()).toMatchObject([{ user_id: userId, email: null, page: null }]);
});

test("deleting the user's row also deletes the feedback", async () => {
  await send('candidate', {}, 'gone');
  const { userId } = await api.as('candidate', 'gone').actor();
  await tables().deleteFrom('users').where('id', '=', userId).execute();
  expect(await kept()).toEqual([]);
});

test('feedback with the hidden field gets the same replies and limits, but is not stored', async () => {
  for (let count = 0; count < 5; count += 1) {
    const { status, body } = await send('visitor', { homepage: 'https://pills.example' });
    expect({ status, body }).toEqual({
      status: 201,
      body: { id: expect.stringMatching(/^[\da-f-]{36}$/), number: expect.stringMatching(/^F-[B-Z]{6}$/) },
    });
  }
  expect((await send('visitor', { homepage: 'https://pills.example' })).status).toBe(429);
  expect(await kept()).toEqual([]);
});

test('invalid feedback does not count towards the limit', async () => {
  for (let count = 0; count < 6; count += 1) expect((await send('visitor', { text: 'short' })).status).toBe(422);
  expect((await send('visitor')).status).toBe(201);
});
