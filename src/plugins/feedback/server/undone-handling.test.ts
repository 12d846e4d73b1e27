import { v7 as uuidv7 } from 'uuid';
import type { AuditTables } from '#core/server/audit/audit-tables.ts';
import { type TestCaller, testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { editFeedback, getFeedback, replyToFeedback } from '../contract/endpoints.ts';
import type { HandlingChange } from '../contract/handling.ts';
import { undoHandling } from '../contract/handling-endpoints.ts';
import { handled, sentFeedback, storedFeedback, storedHistory } from './testing/sent-feedback.ts';

const START = Date.UTC(2026, 2, 1, 9, 30);
const SECOND = 1000;

const api = testServer(serverPlugins, { now: () => new Date(time) });
let time = START;
beforeEach(() => {
  time = START;
});

const admin = () => api.as('admin:feedback', 'ada');
const undo = async (caller: TestCaller, ...entries: string[]) => (await caller.reply(undoHandling, { body: { entries } })).results;
const sent = async () => (await sentFeedback(api.as('candidate'))).id;

async function change(id: string, wish: HandlingChange, caller = admin()): Promise<string> {
  const entry = await handled(caller, id, wish);
  if (entry === null) throw new Error('The change had no effect');
  return entry;
}

/** The values that an undo restores. */
async function values(id: string) {
  const { state, assignee_id, tags, closed_at, waiting_since } = await storedFeedback(api, id);
  return { state, assignee_id, tags, closed_at, waiting_since };
}

async function undoEvents(): Promise<number> {
  const tables = api.db.$extendTables<AuditTables>();
  return (
    await tables
      .selectFrom('audit_events')
      .select('id')
      .where('action', '=', 'feedback.handling-undone')
      .where('outcome', '=', 'done')
      .execute()
  ).length;
}

test('an undo needs ids: 422, 200', async () => {
  const body = { entries: [uuidv7()] };
  expect(await admin().status(undoHandling, { body: { entries: ['one'] } })).toBe(422);
  expect(await admin().status(undoHandling, { body: { entries: Array.from({ length: 501 }, () => uuidv7()) } })).toBe(422);
  expect(await undo(admin())).toEqual([]);
  expect(await undo(admin(), ...body.entries)).toEqual([{ id: body.entries[0], outcome: 'not-found', entry: null }]);
});

test('an undo restores all values, also over steps that cannot be chosen, and is recorded once', async () => {
  const { userId } = await admin().actor();
  const [one, two] = [await sent(), await sent()];
  await handled(admin(), one, { tags: ['old'] });
  const before = [await values(one), await values(two)];
  const entries = [await change(one, { state: 'closed', assignee: userId, tags: ['new'] }), await change(two, { state: 'in-progress' })];
  const events = await undoEvents();
  time = START + 75 * SECOND;
  expect(await undo(admin(), ...entries, entries[0] ?? '')).toEqual([one, two].map((id) => ({ id, outcome: 'done', entry: null })));
  expect([await values(one), await values(two)]).toEqual(before);
  expect((await storedHistory(api, one)).at(-1)).toMatchObject({
    action: 'undone',
    by: userId,
    changes: { state: ['closed', 'new'], assignee: [userId, null], tags: [['new'], ['old']] },
  });
  expect(await undoEvents()).toBe(events + 1);
  expect((await admin().reply(getFeedback, { params: { id: one } })).version).toBe(4);
});

test('an undo restores the time at which feedback was resolved', async () => {
  const id = await sent();
  await change(id, { state: 'resolved' });
  for (const state of ['closed', 'in-progress'] as const) {
    time += 86_400_000;
    expect(await undo(admin(), await change(id, { state }))).toMatchObject([{ outcome: 'done' }]);
    expect(await values(id)).toMatchObject({ state: 'resolved', closed_at: new Date(START), waiting_since: null });
  }
});

test('after a minute and some seconds for the request, and by another administrator, there is nothing to undo', async () => {
  const id = await sent();
  const entry = await change(id, { state: 'triaged' });
  expect(await undo(api.as('admin', 'bo'), entry)).toEqual([{ id: entry, outcome: 'not-found', entry: null }]);
  time = START + 76 * SECOND;
  expect(await undo(admin(), entry)).toEqual([{ id, outcome: 'not-found', entry: null }]);
  expect(await storedFeedback(api, id)).toMatchObject({ state: 'triaged', version: 2 });
});

test('after another change nothing is undone', async () => {
  const params = { id: await sent() };
  const first = await change(params.id, { tags: ['one'] });
  const edit = { text: 'Show the way to each job.', kind: 'idea', rating: null, version: 2 } as const;
  const later: (() => Promise<unknown>)[] = [
    () => api.as('candidate').reply(editFeedback, { params, body: edit }),
    () => api.as('candidate').reply(replyToFeedback, { params, body: { text: 'And?' } }),
    () => admin().reply(replyToFeedback, { params, body: { text: 'Ask Bo.', isInternal: true } }),
    () => admin().reply(replyToFeedback, { params, body: { text: 'Yes.' } }),
    () => change(params.id, { tags: ['two'] }, api.as('admin', 'bo')),
  ];
  let entry = first;
  for (const act of later) {
    await act();
    const { version } = await storedFeedback(api, params.id);
    expect(await undo(admin(), entry)).toEqual([{ id: params.id, outcome: 'changed-since', entry: null }]);
    expect((await storedFeedback(api, params.id)).version).toBe(version);
    entry = await change(params.id, { tags: [`after ${version}`] });
  }
});

test('an undo is not undone, and the change before it neither', async () => {
  const id = await sent();
  const first = await change(id, { state: 'triaged' });
  const second = await change(id, { state: 'in-progress' });
  expect(await undo(admin(), first, second)).toMatchObject([{ outcome: 'changed-since' }, { outcome: 'done' }]);
  const undone = (await storedHistory(api, id)).at(-1);
  expect(await undo(admin(), first, second, undone?.id ?? '')).toMatchObject([
    { outcome: 'changed-since' },
    { outcome: 'changed-since' },
    { outcome: 'not-found', id: undone?.id },
  ]);
  expect((await storedFeedback(api, id)).state).toBe('triaged');
});

test('an answer cannot be undone', async () => {
  const params = { id: await sent() };
  await admin().reply(replyToFeedback, { params, body: { text: 'Yes.' } });
  const [answered] = await storedHistory(api, params.id);
  expect(await undo(admin(), answered?.id ?? '')).toMatchObject([{ outcome: 'not-found' }]);
});

test('an assignee who lost the duty is restored, and one whose account was deleted is not', async () => {
  const [lost, gone] = [api.as('admin:feedback', 'lost'), api.as('admin:feedback', 'gone')];
  const ids = { lost: await sent(), gone: await sent(), cleared: await sent() };
  await change(ids.lost, { assignee: (await lost.actor()).userId });
  for (const id of [ids.gone, ids.cleared]) await change(id, { assignee: (await gone.actor()).userId });
  const entries = [
    await change(ids.lost, { assignee: null }),
    await change(ids.gone, { assignee: null, state: 'triaged' }),
    await change(ids.cleared, { assignee: null }),
  ];
  const { userId } = await lost.actor();
  await api.db.deleteFrom('admin_group_members').where('user_id', '=', userId).execute();
  await api.db
    .deleteFrom('users')
    .where('id', '=', (await gone.actor()).userId)
    .execute();
  expect(await undo(admin(), ...entries)).toMatchObject([{ outcome: 'done' }, { outcome: 'done' }, { outcome: 'unchanged' }]);
  expect(await values(ids.lost)).toMatchObject({ assignee_id: userId });
  expect(await values(ids.gone)).toMatchObject({ assignee_id: null, state: 'new' });
  const { handling } = await admin().reply(getFeedback, { params: { id: ids.gone } });
  expect(handling?.history.at(-2)).toMatchObject({ changes: [{ field: 'assignee', from: '', to: '' }] });
});
