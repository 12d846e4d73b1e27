import { v7 as uuidv7 } from 'uuid';
import type { AuditTables } from '#core/server/audit/audit-tables.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import type { BulkChange } from '../contract/handling.ts';
import { changeFeedback, undoHandling } from '../contract/handling-endpoints.ts';
import { newFeedbackNumber } from './feedback-number.ts';
import type { FeedbackTables } from './feedback-tables.ts';
import { handled, sentFeedback, storedFeedback, storedHistory } from './testing/sent-feedback.ts';

const START = new Date(Date.UTC(2026, 2, 1, 9, 30));

const api = testServer(serverPlugins, { now: () => START });

const admin = () => api.as('admin:feedback', 'ada');
const change = async (ids: string[], wish: BulkChange) => (await admin().reply(changeFeedback, { body: { ...wish, ids } })).results;
const several = async (count: number) => {
  const ids: string[] = [];
  for (let number = 0; number < count; number += 1) ids.push((await sentFeedback(api.as('candidate'))).id);
  return ids;
};

async function events(action: string): Promise<unknown[]> {
  const tables = api.db.$extendTables<AuditTables>();
  const found = tables
    .selectFrom('audit_events')
    .innerJoin('audit_details', 'event_id', 'id')
    .select('changes')
    .where('action', '=', action);
  return (await found.orderBy('id').execute()).map(({ changes }) => changes);
}

test('a bulk action needs a valid body: 422, 200', async () => {
  const [id = ''] = await several(1);
  const body = { ids: [id], state: 'triaged' };
  for (const [field, value] of Object.entries({ ids: ['one'], state: 'done', assignee: 'ada', addTag: 'x', removeTag: '' })) {
    expect(await admin().refusal(changeFeedback, { body: { ...body, [field]: value } })).toMatchObject({ status: 422 });
  }
  const tooMany = Array.from({ length: 501 }, () => uuidv7());
  expect(await admin().refusal(changeFeedback, { body: { ...body, ids: tooMany } })).toMatchObject({
    status: 422,
    issues: [{ path: 'ids' }],
  });
  const { userId } = await api.as('candidate').actor();
  expect(await admin().refusal(changeFeedback, { body: { ...body, assignee: userId } })).toMatchObject({
    status: 422,
    issues: [{ path: 'assignee', code: 'feedback.not-a-handler' }],
  });
  expect(await storedHistory(api, id)).toEqual([]);
  expect(await admin().reply(changeFeedback, { body: { ids: [], state: 'triaged' } })).toEqual({ results: [] });
  expect(await change([id], { state: 'triaged' })).toEqual([{ id, outcome: 'done', entry: expect.any(String) }]);
});

test('each item has its own outcome, in the order of the ids without repetitions, and one event has the number', async () => {
  const [fresh = '', triaged = '', closed = '', other = ''] = await several(4);
  await handled(admin(), triaged, { state: 'triaged' });
  await handled(admin(), closed, { state: 'closed' });
  const missing = uuidv7();
  const before = await events('feedback.changed-several');
  const results = await change([other, missing, closed, fresh, other, triaged], { state: 'triaged' });
  expect(results).toEqual([
    { id: other, outcome: 'done', entry: expect.any(String) },
    { id: missing, outcome: 'not-found', entry: null },
    { id: closed, outcome: 'not-allowed', entry: null },
    { id: fresh, outcome: 'done', entry: expect.any(String) },
    { id: triaged, outcome: 'unchanged', entry: null },
  ]);
  expect((await storedHistory(api, fresh)).map(({ id }) => id)).toEqual([results[3]?.entry]);
  for (const [id, version] of [
    [fresh, 2],
    [triaged, 2],
    [closed, 2],
  ] as const)
    expect((await storedFeedback(api, id)).version).toBe(version);
  const recorded = { state: { from: null, to: 'triaged' }, count: { from: 0, to: 2 } };
  expect((await events('feedback.changed-several')).slice(before.length)).toEqual([recorded]);
});

test('a bulk action that changes nothing leaves no event', async () => {
  const [id = ''] = await several(1);
  const before = await events('feedback.changed-several');
  for (const wish of [{}, { state: 'new' }, { assignee: null }, { removeTag: 'never' }] as const) {
    expect(await change([id], wish)).toEqual([{ id, outcome: 'unchanged', entry: null }]);
  }
  expect(await events('feedback.changed-several')).toHaveLength(before.length);
});

test('tags are added and removed, and an eleventh is not allowed', async () => {
  const [full = '', some = ''] = await several(2);
  const ten = Array.from({ length: 10 }, (_, number) => `tag ${number}`);
  await handled(admin(), full, { tags: ten });
  await handled(admin(), some, { tags: ['old', 'maps'] });
  expect(await change([full, some], { addTag: 'Maps' })).toMatchObject([{ outcome: 'not-allowed' }, { outcome: 'unchanged' }]);
  // A row for which one of the changes is not allowed stays as it is.
  expect(await change([full], { addTag: 'maps', state: 'triaged' })).toMatchObject([{ outcome: 'not-allowed' }]);
  expect(await storedFeedback(api, full)).toMatchObject({ tags: ten, state: 'new', version: 2 });
  const [first, second] = await change([full, some], { addTag: 'new', removeTag: 'tag 3' });
  expect([first?.outcome, second?.outcome]).toEqual(['done', 'done']);
  expect((await storedFeedback(api, full)).tags).toEqual([...ten.filter((tag) => tag !== 'tag 3'), 'new']);
  expect((await storedFeedback(api, some)).tags).toEqual(['old', 'maps', 'new']);
});

test('items are assigned and taken away', async () => {
  const ids = await several(2);
  const { userId } = await api.as('admin', 'bo').actor();
  await change(ids, { assignee: userId });
  for (const id of ids) expect((await storedFeedback(api, id)).assignee_id).toBe(userId);
  await change(ids, { assignee: null });
  for (const id of ids) expect((await storedFeedback(api, id)).assignee_id).toBeNull();
  expect((await events('feedback.changed-several')).at(-1)).toMatchObject({ assignee: { from: null, to: 'nobody' } });
});

test('500 items are changed and undone, each with its entry', async () => {
  const tables = api.db.$extendTables<FeedbackTables>();
  const row = { kind: 'idea', text: 'One of many messages.', language: 'en', created_at: START, waiting_since: START, search: '' } as const;
  const rows = Array.from({ length: 500 }, () => ({ ...row, id: uuidv7(), number: newFeedbackNumber() }));
  await tables.insertInto('feedback').values(rows).execute();
  const ids = rows.map(({ id }) => id);
  const results = await change(ids.toReversed(), { state: 'resolved', addTag: 'many' });
  expect(new Set(results.map(({ outcome }) => outcome))).toEqual(new Set(['done']));
  const stored = () =>
    tables.selectFrom('feedback').select(['state', 'tags', 'version', 'waiting_since']).distinct().where('id', 'in', ids).execute();
  expect(await stored()).toEqual([{ state: 'resolved', tags: ['many'], version: 2, waiting_since: null }]);
  const entries = results.map(({ entry }) => entry ?? '');
  expect(new Set(entries).size).toBe(500);
  const undone = (await admin().reply(undoHandling, { body: { entries } })).results;
  expect(undone).toEqual(results.map(({ id }) => ({ id, outcome: 'done', entry: null })));
  expect(await stored()).toEqual([{ state: 'new', tags: [], version: 3, waiting_since: START }]);
});
