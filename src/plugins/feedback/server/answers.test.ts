import { v7 as uuidv7 } from 'uuid';
import { eventsAbout } from '#core/testing/audit-events.ts';
import { type TestCaller, testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { getFeedback, replyToFeedback } from '../contract/endpoints.ts';
import { handled, sentFeedback, storedFeedback, storedHistory } from './testing/sent-feedback.ts';

const START = Date.UTC(2026, 2, 1, 9, 30);
const MINUTE = 60_000;
const DAY = 86_400_000;

const api = testServer(serverPlugins, { now: () => new Date(time) });
let time = START;
beforeEach(() => {
  time = START;
});

const admin = () => api.as('admin:feedback', 'ada');
const answer = (caller: TestCaller, id: string, text = 'Thank you.', isInternal?: boolean) =>
  caller.reply(replyToFeedback, { params: { id }, body: { text, isInternal } });
const refused = (caller: TestCaller, id: string, body: object = { text: 'Thank you.' }) =>
  caller.refusal(replyToFeedback, { params: { id }, body });

test('an answer needs access and a text: 403 for a note of the sender, 404, 422, 201', async () => {
  const me = api.as('candidate');
  const { id } = await sentFeedback(me);
  expect(await refused(me, id, { text: 'Only for you.', isInternal: true })).toMatchObject({ status: 403, code: 'forbidden' });
  expect(await refused(api.as('candidate', 'other'), id)).toMatchObject({ status: 404 });
  expect(await refused(api.as('candidate', 'other'), id, { text: 'A note.', isInternal: true })).toMatchObject({ status: 404 });
  expect(await refused(api.as('admin:'), id)).toMatchObject({ status: 404 });
  expect(await refused(admin(), uuidv7())).toMatchObject({ status: 404 });
  for (const text of ['', ' \n ', 'x'.repeat(4001)]) expect(await refused(me, id, { text })).toMatchObject({ status: 422 });
  expect((await storedFeedback(api, id)).version).toBe(1);
  const { userId } = await me.actor();
  const { replies, version, state } = await answer(me, id, 'In kilometres.');
  expect(replies).toEqual([
    { id: expect.any(String), from: 'sender', isInternal: false, author: null, text: 'In kilometres.', at: new Date(START).toISOString() },
  ]);
  expect({ version, state }).toEqual({ version: 2, state: 'received' });
  expect(await storedHistory(api, id)).toMatchObject([{ action: 'answered', is_from_sender: true, by: userId, changes: {} }]);
  expect(await eventsAbout(api, id)).toEqual([]);
});

test('the first answer of the team makes new feedback triaged, ends the waiting, and is recorded once', async () => {
  const me = api.as('candidate', 'first');
  const { id } = await sentFeedback(me);
  const { userId, name } = await admin().actor();
  time = START + 5 * MINUTE;
  const first = await answer(admin(), id, 'We will add it.');
  expect(first).toMatchObject({ state: 'in-progress', version: 2, replies: [{ from: 'team', author: name, text: 'We will add it.' }] });
  expect(await storedHistory(api, id)).toMatchObject([
    { action: 'answered', is_from_sender: false, by: userId, changes: { state: ['new', 'triaged'] } },
  ]);
  const at = new Date(time);
  expect(await storedFeedback(api, id)).toMatchObject({ state: 'triaged', waiting_since: null, first_answered_at: at, answered_at: at });
  expect(await eventsAbout(api, id)).toMatchObject([
    { action: 'feedback.answered', actor_id: userId, changes: { text: { lengths: [0, 15] } } },
  ]);
  expect((await me.reply(getFeedback, { params: { id } })).replies).toMatchObject([{ from: 'team', author: null }]);

  time = START + 9 * MINUTE;
  await answer(me, id, 'When?');
  time = START + 12 * MINUTE;
  await answer(me, id, 'And where?');
  expect(await storedFeedback(api, id)).toMatchObject({ state: 'triaged', waiting_since: new Date(START + 9 * MINUTE) });
  time = START + 20 * MINUTE;
  await answer(admin(), id, 'Soon.');
  const last = { first_answered_at: at, answered_at: new Date(time), waiting_since: null, version: 5 };
  expect(await storedFeedback(api, id)).toMatchObject(last);
});

test('an internal note keeps state and waiting, is found, and is not shown to the sender', async () => {
  const me = api.as('candidate', 'noted');
  const { id } = await sentFeedback(me);
  time += MINUTE;
  const { replies } = await answer(admin(), id, 'Ask Bo about maps.', true);
  expect(replies).toMatchObject([{ isInternal: true, from: 'team', author: (await admin().actor()).name }]);
  expect(await storedFeedback(api, id)).toMatchObject({ state: 'new', waiting_since: new Date(START), answered_at: null, version: 2 });
  expect((await storedFeedback(api, id)).search).toContain("'maps'");
  expect(await storedHistory(api, id)).toMatchObject([{ action: 'noted', is_from_sender: false, changes: {} }]);
  expect(await eventsAbout(api, id)).toMatchObject([{ action: 'feedback.answered', changes: { isInternal: { from: null, to: true } } }]);
  expect((await me.reply(getFeedback, { params: { id } })).replies).toEqual([]);
});

test('notes can be added in every state, and to feedback without an address', async () => {
  const { id } = await sentFeedback(api.as('visitor'));
  expect(await refused(admin(), id)).toMatchObject({ status: 409, code: 'feedback.no-address' });
  for (const state of ['triaged', 'resolved', 'closed'] as const) {
    await handled(admin(), id, { state });
    await answer(admin(), id, `A note about ${state} feedback.`, true);
  }
  expect((await admin().reply(getFeedback, { params: { id } })).replies).toHaveLength(3);
});

test('a visitor with an address can be answered', async () => {
  const { id } = await sentFeedback(api.as('visitor'), { email: 'ann@example.org' });
  expect(await answer(admin(), id)).toMatchObject({ replies: [{ from: 'team' }], state: 'in-progress' });
});

test('an answer of the sender opens resolved feedback again within 30 days, and not later', async () => {
  const me = api.as('employer', 'back');
  const { id } = await sentFeedback(me);
  await handled(admin(), id, { state: 'resolved' });
  expect(await storedFeedback(api, id)).toMatchObject({ waiting_since: null, closed_at: new Date(START) });
  time = START + 30 * DAY + 1;
  expect((await me.reply(getFeedback, { params: { id } })).may).toEqual({ edit: false, reply: false, reopens: false });
  expect(await refused(me, id)).toMatchObject({ status: 409, code: 'feedback.closed' });
  time = START + 30 * DAY;
  expect((await me.reply(getFeedback, { params: { id } })).may).toEqual({ edit: false, reply: true, reopens: true });
  expect(await answer(me, id, 'It does not work.')).toMatchObject({ state: 'in-progress', may: { reply: true, reopens: false } });
  // The team has not answered, so the sender waits since the beginning.
  expect(await storedFeedback(api, id)).toMatchObject({ state: 'in-progress', closed_at: null, waiting_since: new Date(START) });
  expect((await storedHistory(api, id)).at(-1)).toMatchObject({
    action: 'reopened',
    is_from_sender: true,
    changes: { state: ['resolved', 'in-progress'] },
  });
});

test.each(['closed', 'spam'] as const)('%s feedback takes no answers, and the sender sees it as closed', async (state) => {
  const me = api.as('employer', state);
  const { id } = await sentFeedback(me);
  await handled(admin(), id, { state });
  for (const caller of [me, admin()]) expect(await refused(caller, id)).toMatchObject({ status: 409, code: 'feedback.closed' });
  expect(await me.reply(getFeedback, { params: { id } })).toMatchObject({ state: 'closed', may: { reply: false, reopens: false } });
  expect((await admin().reply(getFeedback, { params: { id } })).may.reply).toBe(false);
  expect(await storedFeedback(api, id)).toMatchObject({ version: 2, waiting_since: null });
});

test('the team does not answer resolved feedback without opening it', async () => {
  const { id } = await sentFeedback(api.as('employer', 'resolved'));
  await handled(admin(), id, { state: 'resolved' });
  expect(await refused(admin(), id)).toMatchObject({ status: 409, code: 'feedback.closed' });
  await handled(admin(), id, { state: 'in-progress' });
  expect(await answer(admin(), id)).toMatchObject({ replies: [{ from: 'team' }] });
});

test('an administrator with the duty who sent feedback answers as its sender, and notes as the team', async () => {
  const both = api.as('admin:feedback', 'both');
  const { id } = await sentFeedback(both);
  expect(await answer(both, id, 'More about it.')).toMatchObject({ replies: [{ from: 'sender', author: null }], state: 'received' });
  expect(await eventsAbout(api, id)).toEqual([]);
  await answer(both, id, 'For us.', true);
  expect((await both.reply(getFeedback, { params: { id } })).replies).toMatchObject([
    { from: 'sender' },
    { from: 'team', isInternal: true },
  ]);
  expect(await storedFeedback(api, id)).toMatchObject({ state: 'new', first_answered_at: null, waiting_since: new Date(START) });
  expect(await eventsAbout(api, id)).toHaveLength(1);
});
