import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { getFeedbackFigures } from '../contract/handling-endpoints.ts';
import type { FeedbackTables } from './feedback-tables.ts';
import { storeFeedback } from './testing/stored-feedback.ts';

// A Wednesday.
const NOW = new Date('2026-03-04T12:00:00Z');

const api = testServer(serverPlugins, { now: () => NOW });
beforeEach(async () => {
  await tables().deleteFrom('feedback').execute();
  await tables().deleteFrom('removed_feedback').execute();
});

const tables = () => api.db.$extendTables<FeedbackTables>();
const handler = () => api.as('admin:feedback', 'handler');
const figures = (query: object = {}) => handler().reply(getFeedbackFigures, { query: { zone: 'UTC', firstDay: 1, weeks: 2, ...query } });
const store = (...described: Parameters<typeof storeFeedback>[1]) => storeFeedback(tables(), described);

test.each([
  ['zone', 'Mars/Olympus'],
  ['zone', '+01:00'],
  ['zone', ''],
  ['zone', 'x'.repeat(61)],
  ['firstDay', 0],
  ['firstDay', 8],
  ['firstDay', 1.5],
  ['weeks', 0],
  ['weeks', 54],
])('422 for the %s %j', async (name, value) => {
  const query = { zone: 'UTC', firstDay: 1, weeks: 2, [name]: value };
  expect(await handler().refusal(getFeedbackFigures, { query })).toMatchObject({ status: 422, issues: [{ path: name }] });
});

test('the issue of an unknown zone has its own code', async () => {
  const query = { zone: 'Mars/Olympus', firstDay: 1, weeks: 2 };
  const message = 'This time zone is not known.';
  const { issues } = await handler().refusal(getFeedbackFigures, { query });
  expect(issues).toEqual([{ path: 'zone', message, code: 'feedback.unknown-zone' }]);
});

test('without feedback, all weeks, kinds and states are there with zero, and there is neither mean nor median', async () => {
  const zero = { count: 0 };
  expect(await figures()).toEqual({
    byKind: ['idea', 'problem', 'praise', 'question'].map((kind) => ({ kind, ...zero })),
    byState: ['new', 'triaged', 'in-progress', 'resolved', 'closed', 'spam'].map((state) => ({ state, ...zero })),
    weeks: ['2026-02-23', '2026-03-02'].map((start) => ({ start, ...zero, rated: 0, meanRating: null })),
    answered: 0,
    medianMinutes: null,
  });
});

test('deleted feedback is counted too, spam only by state, and other periods not at all', async () => {
  const sent = new Date('2026-03-02T00:00:00Z');
  const answeredAfter = (minutes: number) => ({
    created_at: sent,
    first_answered_at: new Date(sent.getTime() + minutes * 60_000 + 59_999),
  });
  await store(
    { ...answeredAfter(10), rating: 5, kind: 'praise' },
    { ...answeredAfter(30), rating: 2, state: 'closed' },
    { ...answeredAfter(1), rating: 1, state: 'spam' },
    { created_at: new Date('2026-03-01T23:59:59.999Z') },
    { created_at: new Date('2026-02-22T23:59:59.999Z') },
    { created_at: new Date('2026-03-09T00:00:00Z') },
  );
  const removed = { sent_at: sent, kind: 'idea', state: 'closed', rating: 4, minutes_to_answer: 25 } as const;
  await tables()
    .insertInto('removed_feedback')
    .values([removed, { ...removed, state: 'spam' }, { ...removed, sent_at: new Date('2026-02-22T23:45:00Z') }])
    .execute();
  const { byKind, byState, ...found } = await figures();
  expect(found).toEqual({
    weeks: [
      { start: '2026-02-23', count: 1, rated: 0, meanRating: null },
      { start: '2026-03-02', count: 3, rated: 3, meanRating: 11 / 3 },
    ],
    answered: 3,
    medianMinutes: 25,
  });
  expect(byKind.filter(({ count }) => count > 0)).toEqual([
    { kind: 'idea', count: 3 },
    { kind: 'praise', count: 1 },
  ]);
  expect(byState.filter(({ count }) => count > 0)).toEqual([
    { state: 'new', count: 2 },
    { state: 'closed', count: 2 },
    { state: 'spam', count: 2 },
  ]);
});

test('the median of an even number of answers is between the two in the middle', async () => {
  const created_at = new Date('2026-03-03T00:00:00Z');
  const after = (minutes: number) => ({ created_at, first_answered_at: new Date(created_at.getTime() + minutes * 60_000) });
  await store(after(1), after(10), after(21), after(5000), { created_at });
  expect((await figures()).medianMinutes).toBe(15.5);
});
