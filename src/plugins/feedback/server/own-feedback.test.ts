import { v7 as uuidv7 } from 'uuid';
import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { editFeedback, getFeedback, listMyFeedback, markFeedbackRead, replyToFeedback } from '../contract/endpoints.ts';
import { handled, sentFeedback, storedFeedback, storedHistory } from './testing/sent-feedback.ts';

const START = Date.UTC(2026, 2, 1, 9, 30);
const MINUTE = 60_000;

const api = testServer(serverPlugins, { now: () => new Date(time) });
let time = START;
beforeEach(() => {
  time = START;
});

const admin = () => api.as('admin:feedback', 'ada');
const later = (minutes = 1): void => {
  time += minutes * MINUTE;
};
const EDIT = { text: 'Show the distance in kilometres.', kind: 'problem', rating: 2, version: 1 } as const;

test('the sender reads feedback, and another user and an administrator without the duty get 404', async () => {
  const { id, number } = await sentFeedback(api.as('candidate'), { rating: 4, page: '/jobs' });
  const params = { id };
  expect(await api.as('employer').status(getFeedback, { params })).toBe(404);
  expect(await api.as('admin:').status(getFeedback, { params })).toBe(404);
  expect(await api.as('candidate').status(getFeedback, { params: { id: uuidv7() } })).toBe(404);
  expect(await api.as('candidate').status(getFeedback, { params: { id: 'one' } })).toBe(404);
  expect(await api.as('candidate').reply(getFeedback, { params })).toEqual({
    id,
    number,
    kind: 'idea',
    text: 'Show the distance to each job.',
    rating: 4,
    page: '/jobs',
    screenshot: null,
    state: 'received',
    sentAt: new Date(START).toISOString(),
    editedAt: null,
    replies: [],
    earlier: null,
    isFull: false,
    isUnread: false,
    version: 1,
    may: { edit: true, reply: true, reopens: false },
    handling: null,
  });
});

test('an administrator with the duty reads what the sender does not see', async () => {
  const { id } = await sentFeedback(api.as('candidate', 'seen'), { language: 'de' });
  const { handling, may } = await admin().reply(getFeedback, { params: { id } });
  const { userId, name, email } = await api.as('candidate', 'seen').actor();
  const sender = { id: userId, name, email };
  expect(may).toEqual({ edit: false, reply: true, reopens: false });
  expect(handling).toEqual({
    state: 'new',
    assignee: null,
    tags: [],
    sender,
    email: null,
    language: 'de',
    waitingSince: new Date(START).toISOString(),
    history: [{ id, at: new Date(START).toISOString(), action: 'sent', by: { name, isSender: true }, changes: [] }],
  });
});

test('the sender of an address without an account is shown to the duty only by the address', async () => {
  const { id } = await sentFeedback(api.as('visitor'), { email: 'ann@example.org' });
  const { handling, may } = await admin().reply(getFeedback, { params: { id } });
  expect(handling).toMatchObject({
    sender: null,
    email: 'ann@example.org',
    history: [{ action: 'sent', by: { name: '', isSender: true } }],
  });
  expect(may.reply).toBe(true);
  const anonymous = await sentFeedback(api.as('visitor'));
  expect((await admin().reply(getFeedback, { params: { id: anonymous.id } })).may.reply).toBe(false);
});

test('the own list has the newest first, in pages, and only own feedback', async () => {
  expect(await api.as('newcomer').refusal(listMyFeedback, { query: { limit: 101 } })).toMatchObject({ status: 422 });
  const me = api.as('newcomer', 'lister');
  const sent: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    sent.unshift((await sentFeedback(me, { text: `Message ${count} ${'🙂'.repeat(250)}` })).id);
    later();
  }
  await sentFeedback(api.as('newcomer', 'another'));
  const first = await me.reply(listMyFeedback, { query: { limit: 2 } });
  const second = await me.reply(listMyFeedback, { query: { limit: 2, cursor: first.nextCursor ?? '' } });
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(sent);
  expect(second.nextCursor).toBeNull();
  const [newest] = first.items;
  expect([...(newest?.excerpt ?? '')]).toHaveLength(200);
  expect(newest).toMatchObject({ kind: 'idea', rating: null, state: 'received', answeredAt: null, isUnread: false });
  const foreign = await api.as('newcomer').refusal(listMyFeedback, { query: { limit: 2, unread: true, cursor: first.nextCursor } });
  expect(foreign).toMatchObject({ status: 422, issues: [{ path: 'cursor' }] });
});

test('an answer is unread until the sender marks it as read, and a later one again', async () => {
  const me = api.as('employer', 'reader');
  const { id } = await sentFeedback(me);
  await sentFeedback(me);
  const params = { id };
  const unread = async () => (await me.reply(listMyFeedback, { query: { unread: true } })).items.map((item) => item.id);
  for (const text of ['We will.', 'It is done.']) {
    later();
    expect(await unread()).toEqual([]);
    await admin().reply(replyToFeedback, { params, body: { text } });
    expect(await unread()).toEqual([id]);
    expect(await me.reply(getFeedback, { params })).toMatchObject({ isUnread: true });
    // Reading alone changes no state.
    expect(await unread()).toEqual([id]);
    expect(await admin().status(markFeedbackRead, { params })).toBe(404);
    expect(await api.as('employer', 'other').status(markFeedbackRead, { params })).toBe(404);
    expect(await me.status(markFeedbackRead, { params })).toBe(204);
    expect(await me.reply(getFeedback, { params })).toMatchObject({ isUnread: false });
  }
  expect(await unread()).toEqual([]);
  expect(await storedHistory(api, id)).toHaveLength(2);
  expect((await storedFeedback(api, id)).version).toBe(3);
});

test('an internal note is not unread, and the team has nothing unread', async () => {
  const { id } = await sentFeedback(api.as('employer', 'noted'));
  const params = { id };
  await admin().reply(replyToFeedback, { params, body: { text: 'Ask the others.', isInternal: true } });
  expect(await api.as('employer', 'noted').reply(getFeedback, { params })).toMatchObject({ isUnread: false, replies: [] });
  await admin().reply(replyToFeedback, { params, body: { text: 'Thank you.' } });
  expect(await admin().reply(getFeedback, { params })).toMatchObject({ isUnread: false });
});

test('the sender edits new feedback: 404, 422, 409 for another version, 200', async () => {
  const me = api.as('candidate', 'editor');
  const { id } = await sentFeedback(me, { rating: 5 });
  const params = { id };
  expect(await api.as('candidate', 'other').status(editFeedback, { params, body: EDIT })).toBe(404);
  expect(await admin().status(editFeedback, { params, body: EDIT })).toBe(404);
  for (const [field, value] of Object.entries({ text: 'short', kind: 'rant', rating: 6, version: -1 })) {
    const refusal = await me.refusal(editFeedback, { params, body: { ...EDIT, [field]: value } });
    expect(refusal).toMatchObject({ status: 422, issues: [{ path: field }] });
  }
  expect(await me.refusal(editFeedback, { params, body: { ...EDIT, version: 2 } })).toMatchObject({ status: 409, code: 'conflict' });
  later();
  const edited = await me.reply(editFeedback, { params, body: EDIT });
  expect(edited).toMatchObject({ text: EDIT.text, kind: 'problem', rating: 2, version: 2, editedAt: new Date(time).toISOString() });
  const { userId, name } = await me.actor();
  expect(await storedHistory(api, id)).toMatchObject([
    { action: 'edited', by: userId, is_from_sender: true, changes: { kind: ['idea', 'problem'], rating: [5, 2] } },
  ]);
  const { handling } = await admin().reply(getFeedback, { params });
  const changes = [
    { field: 'kind', from: 'idea', to: 'problem' },
    { field: 'rating', from: '5', to: '2' },
  ];
  expect(handling?.history).toMatchObject([{ action: 'edited', by: { name, isSender: true }, changes }, { action: 'sent' }]);
  expect((await storedFeedback(api, id)).search).toBe("'distance' 'in' 'kilometres' 'show' 'the'");
});

test('a change of the text alone leaves an entry without values, and an edit without a change leaves none', async () => {
  const me = api.as('candidate', 'careful');
  const { id } = await sentFeedback(me);
  const params = { id };
  const body = { text: 'Show the distance to each job.', kind: 'idea', rating: null, version: 1 } as const;
  expect(await me.reply(editFeedback, { params, body })).toMatchObject({ version: 1, editedAt: null });
  expect(await storedHistory(api, id)).toEqual([]);
  await me.reply(editFeedback, { params, body: { ...body, text: 'Show the way to each job.' } });
  expect(await storedHistory(api, id)).toMatchObject([{ action: 'edited', changes: {} }]);
});

test('feedback that an administrator has looked at can no longer be edited', async () => {
  const me = api.as('candidate', 'late');
  const { id } = await sentFeedback(me);
  await handled(admin(), id, { state: 'triaged' });
  const refusal = await me.refusal(editFeedback, { params: { id }, body: { ...EDIT, version: 2 } });
  expect(refusal).toMatchObject({ status: 409, code: 'feedback.not-new' });
  expect((await me.reply(getFeedback, { params: { id } })).may.edit).toBe(false);
  expect(await storedFeedback(api, id)).toMatchObject({ text: 'Show the distance to each job.', edited_at: null, version: 2 });
});
