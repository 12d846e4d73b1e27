import { v7 as uuidv7 } from 'uuid';
import { eventsAbout } from '#core/testing/audit-events.ts';
import { type TestCaller, testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { getFeedback, replyToFeedback } from '../contract/endpoints.ts';
import { handleFeedback } from '../contract/handling-endpoints.ts';
import { FEEDBACK_STATES, NEXT_STATES } from '../contract/life-cycle.ts';
import type { FeedbackTables } from './feedback-tables.ts';
import { handled, sentFeedback, storedFeedback, storedHistory } from './testing/sent-feedback.ts';

const START = Date.UTC(2026, 2, 1, 9, 30);
const MINUTE = 60_000;

const api = testServer(serverPlugins, { now: () => new Date(time) });
let time = START;
beforeEach(() => {
  time = START;
});

const admin = () => api.as('admin:feedback', 'ada');
const refused = (caller: TestCaller, id: string, body: object) => caller.refusal(handleFeedback, { params: { id }, body });
const notAHandler = { status: 422, issues: [{ path: 'assignee', code: 'feedback.not-a-handler' }] };

test('handling answers 404, 422, 409 for another version, and 200', async () => {
  const { id } = await sentFeedback(api.as('candidate'));
  const body = { state: 'triaged', version: 1 };
  expect(await refused(admin(), uuidv7(), body)).toMatchObject({ status: 404 });
  const wrong = { state: 'done', assignee: 'ada', tags: ['x'], version: 'one' };
  for (const [field, value] of Object.entries(wrong)) {
    const { status, issues = [] } = await refused(admin(), id, { ...body, [field]: value });
    expect({ status, path: issues[0]?.path.split('.')[0] }).toEqual({ status: 422, path: field });
  }
  const tags = Array.from({ length: 11 }, (_, number) => `tag ${number}`);
  expect(await refused(admin(), id, { ...body, tags })).toMatchObject({ status: 422 });
  expect(await refused(admin(), id, { ...body, version: 2 })).toMatchObject({ status: 409, code: 'conflict' });
  expect(await storedHistory(api, id)).toEqual([]);
  const { feedback, entry } = await admin().reply(handleFeedback, { params: { id }, body: { state: 'triaged', version: 1 } });
  expect(feedback).toMatchObject({ version: 2, state: 'in-progress', handling: { state: 'triaged' } });
  expect((await storedHistory(api, id)).map((row) => row.id)).toEqual([entry]);
});

test('state, assignee and tags change together, in one entry and one event, with the names in the history', async () => {
  const { id } = await sentFeedback(api.as('candidate', 'together'));
  const { userId, name, email } = await admin().actor();
  const body = { state: 'in-progress', assignee: userId, tags: ['Maps', 'Way to work', 'maps'], version: 1 } as const;
  const { feedback } = await admin().reply(handleFeedback, { params: { id }, body });
  expect(feedback.handling).toMatchObject({ assignee: { id: userId, name, email }, tags: ['maps', 'way to work'], state: 'in-progress' });
  expect(feedback.handling?.history[0]).toMatchObject({
    action: 'handled',
    by: { name, isSender: false },
    changes: [
      { field: 'state', from: 'new', to: 'in-progress' },
      { field: 'assignee', from: '', to: name },
      { field: 'tags', from: '', to: 'maps, way to work' },
    ],
  });
  const changes = { state: { from: 'new', to: 'in-progress' }, assignee: { from: null, to: userId } };
  expect(await eventsAbout(api, id)).toMatchObject([{ action: 'feedback.handled', actor_id: userId, changes }]);
  expect(await storedHistory(api, id)).toHaveLength(1);
});

test('what changes nothing writes nothing', async () => {
  const { id } = await sentFeedback(api.as('candidate', 'same'));
  await handled(admin(), id, { tags: ['one', 'two'], state: 'triaged' });
  const body = { tags: ['two', 'One'], state: 'triaged', assignee: null, version: 2 } as const;
  const { feedback, entry } = await admin().reply(handleFeedback, { params: { id }, body });
  expect({ entry, version: feedback.version, tags: feedback.handling?.tags }).toEqual({ entry: null, version: 2, tags: ['one', 'two'] });
  expect(await storedHistory(api, id)).toHaveLength(1);
  expect(await eventsAbout(api, id)).toHaveLength(1);
});

test('tags that stay keep their place, and new ones follow', async () => {
  const { id } = await sentFeedback(api.as('candidate', 'tags'));
  await handled(admin(), id, { tags: ['one', 'two', 'three'] });
  await handled(admin(), id, { tags: ['four', 'three', 'one'] });
  expect((await storedFeedback(api, id)).tags).toEqual(['one', 'three', 'four']);
});

describe('From each state', () => {
  const ways = {
    new: [],
    triaged: ['triaged'],
    'in-progress': ['in-progress'],
    resolved: ['resolved'],
    closed: ['closed'],
    spam: ['spam'],
  } as const;

  test.each(FEEDBACK_STATES)('%s an administrator chooses only the next ones', async (from) => {
    for (const to of FEEDBACK_STATES) {
      const { id } = await sentFeedback(api.as('candidate', 'states'));
      for (const state of ways[from]) await handled(admin(), id, { state });
      const { version } = await storedFeedback(api, id);
      const isAllowed = from === to || NEXT_STATES[from].includes(to);
      const { status, body } = await admin().call(handleFeedback, { params: { id }, body: { state: to, version } });
      expect({ from, to, status }).toEqual({ from, to, status: isAllowed ? 200 : 409 });
      if (!isAllowed) expect(body).toMatchObject({ code: 'feedback.state-not-allowed' });
      expect((await storedFeedback(api, id)).state).toBe(isAllowed ? to : from);
    }
  });
});

test('closing ends the waiting, and opening again brings it back', async () => {
  const { id } = await sentFeedback(api.as('candidate', 'waiting'));
  time = START + MINUTE;
  await handled(admin(), id, { state: 'resolved' });
  expect(await storedFeedback(api, id)).toMatchObject({ closed_at: new Date(time), waiting_since: null });
  time = START + 2 * MINUTE;
  await handled(admin(), id, { state: 'closed' });
  expect(await storedFeedback(api, id)).toMatchObject({ closed_at: new Date(time), waiting_since: null });
  await handled(admin(), id, { tags: ['later'] });
  time = START + 3 * MINUTE;
  expect(await storedFeedback(api, id)).toMatchObject({ closed_at: new Date(START + 2 * MINUTE) });
  await handled(admin(), id, { state: 'in-progress' });
  expect(await storedFeedback(api, id)).toMatchObject({ closed_at: null, waiting_since: new Date(START) });
  await admin().reply(replyToFeedback, { params: { id }, body: { text: 'Thank you.' } });
  await handled(admin(), id, { state: 'resolved' });
  await handled(admin(), id, { state: 'in-progress' });
  expect(await storedFeedback(api, id)).toMatchObject({ closed_at: null, waiting_since: null });
});

test('only active administrators with the duty can be assigned, and full administrators', async () => {
  const { id } = await sentFeedback(api.as('candidate', 'assigned'));
  const idOf = async (caller: TestCaller) => (await caller.actor()).userId;
  const others = [api.as('candidate'), api.as('admin:users'), api.as('admin:'), api.as('newcomer')];
  for (const assignee of [...(await Promise.all(others.map(idOf))), uuidv7()]) {
    expect(await refused(admin(), id, { assignee, version: 1 })).toMatchObject(notAHandler);
  }
  const suspended = await idOf(api.as('admin:feedback', 'away'));
  const away = { status: 'suspended', suspended_for: 'by-request', suspended_at: new Date(START) } as const;
  await api.db.updateTable('users').set(away).where('id', '=', suspended).execute();
  expect(await refused(admin(), id, { assignee: suspended, version: 1 })).toMatchObject(notAHandler);
  for (const caller of [api.as('admin', 'full'), api.as('admin:feedback', 'bo'), api.as('admin:users,feedback', 'both')]) {
    await handled(admin(), id, { assignee: await idOf(caller) });
  }
  expect((await storedFeedback(api, id)).assignee_id).toBe(await idOf(api.as('admin:users,feedback', 'both')));
  await handled(admin(), id, { assignee: null });
  expect((await storedFeedback(api, id)).assignee_id).toBeNull();
});

test('an assignee who lost the duty keeps the feedback, and cannot get it again', async () => {
  const { id } = await sentFeedback(api.as('candidate', 'kept'));
  const { userId } = await api.as('admin:feedback', 'leaver').actor();
  await handled(admin(), id, { assignee: userId });
  await api.db.deleteFrom('admin_group_members').where('user_id', '=', userId).execute();
  await handled(admin(), id, { assignee: userId, tags: ['kept'] });
  expect(await storedFeedback(api, id)).toMatchObject({ assignee_id: userId, tags: ['kept'] });
  await handled(admin(), id, { assignee: null });
  expect(await refused(admin(), id, { assignee: userId, version: 4 })).toMatchObject(notAHandler);
});

test('the history shows at most 200 entries, the newest first', async () => {
  const { id } = await sentFeedback(api.as('candidate', 'long'));
  const entry = { feedback_id: id, by: null, is_from_sender: false, action: 'handled', changes: '{}' } as const;
  const entries = Array.from({ length: 205 }, (_, number) => ({ ...entry, id: uuidv7(), at: new Date(START + number) }));
  await api.db.$extendTables<FeedbackTables>().insertInto('feedback_history').values(entries).execute();
  const { handling } = await admin().reply(getFeedback, { params: { id } });
  expect(handling?.history).toHaveLength(200);
  expect(handling?.history[0]).toMatchObject({ id: entries.at(-1)?.id, by: null });
});
