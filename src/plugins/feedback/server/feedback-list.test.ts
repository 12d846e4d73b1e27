import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { FEEDBACK_ORDERS } from '../contract/handling.ts';
import {
  countWaitingFeedback,
  exportFeedback,
  listAllFeedback,
  listFeedback,
  listSimilarFeedback,
} from '../contract/handling-endpoints.ts';
import type { FeedbackFilters, ListedFeedback } from '../contract/handling-schemas.ts';
import type { FeedbackTables } from './feedback-tables.ts';
import { storeFeedback } from './testing/stored-feedback.ts';

const MISSING = '00000000-0000-7000-8000-000000000000';

const api = testServer(serverPlugins);
beforeEach(() => tables().deleteFrom('feedback').execute());

const tables = () => api.db.$extendTables<FeedbackTables>();
const handler = () => api.as('admin:feedback', 'handler');
const store = (...described: Parameters<typeof storeFeedback>[1]) => storeFeedback(tables(), described);
const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 9, minute));

/** Reads the list page by page. */
async function items(query: Partial<FeedbackFilters> = {}, limit = 2): Promise<ListedFeedback[]> {
  const found: ListedFeedback[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await handler().reply(listFeedback, { query: { ...query, limit, cursor } });
    found.push(...page.items);
    if (page.nextCursor === null) return found;
    cursor = page.nextCursor;
  }
}

const numbers = async (...args: Parameters<typeof items>) => (await items(...args)).map(({ number }) => number);

test('similar feedback answers 404 for feedback that does not exist, and for an id that is none', async () => {
  expect(await handler().status(listSimilarFeedback, { params: { id: MISSING } })).toBe(404);
  expect(await handler().status(listSimilarFeedback, { params: { id: 'x' } })).toBe(404);
});

test.each([
  ['sort', 'size'],
  ['kind', 'rant'],
  ['state', 'gone'],
  ['tag', 'x'],
  ['tag', 'x'.repeat(31)],
  ['assignee', 'everyone'],
  ['rating', 6],
  ['rating', '1.5'],
  ['language', 'english please'],
  ['page', 'jobs'],
  ['page', '/jobs\0'],
  ['page', '/\u202E'],
  ['from', 'yesterday'],
  ['to', '2026-03-01'],
  ['q', 'x'.repeat(121)],
])('the list, all its rows and the file answer 422 for the %s %j', async (name, value) => {
  const query = { [name]: value };
  for (const call of [listFeedback, listAllFeedback, exportFeedback]) {
    expect(await handler().refusal(call, { query })).toMatchObject({ status: 422, issues: [{ path: name }] });
  }
});

test.each([{ limit: 101 }, { cursor: 'forged' }])('the list answers 422 for %j', async (query) => {
  expect(await handler().status(listFeedback, { query })).toBe(422);
});

test('all rows of a list come in one response, with its filters and in its order', async () => {
  await store({ created_at: at(1), rating: 2 }, { created_at: at(2), rating: 5 }, { created_at: at(3), rating: 2 });
  const { items: all, hasMore } = await handler().reply(listAllFeedback, { query: { rating: 2 } });
  expect(all).toEqual(await items({ rating: 2 }));
  expect([all.length, hasMore]).toEqual([2, false]);
});

test('an item of the list has the beginning of its text, its assignee and since when it waits', async () => {
  const { userId: assignee_id, name, email } = await handler().actor();
  const described = {
    kind: 'problem',
    text: 'It is\nslow.',
    rating: 2,
    page: '/jobs',
    language: 'de',
    tags: ['speed'],
    version: 3,
  } as const;
  const times = { created_at: at(1), waiting_since: at(2), state: 'triaged', assignee_id } as const;
  const [row] = await store({ ...described, ...times, tags: [...described.tags] });
  expect(await items()).toEqual([
    {
      id: row?.id,
      number: row?.number,
      kind: 'problem',
      excerpt: 'It is\nslow.',
      rating: 2,
      state: 'triaged',
      assignee: { id: assignee_id, name, email },
      tags: ['speed'],
      page: '/jobs',
      language: 'de',
      sentAt: at(1).toISOString(),
      waitingSince: at(2).toISOString(),
      version: 3,
    },
  ]);
});

test('an excerpt has 200 characters and never half of one', async () => {
  await store({ text: `${'a'.repeat(199)}😀${'b'.repeat(50)}`, created_at: at(1) }, { text: '😀'.repeat(300), created_at: at(2) });
  expect((await items()).map(({ excerpt }) => excerpt)).toEqual(['😀'.repeat(200), `${'a'.repeat(199)}😀`]);
});

test('pages neither repeat nor skip an item, also where times are equal', async () => {
  const times = [1, 1, 1, 2, 2, 3, 3, 3, 3].map(at);
  const rows = await store(...times.map((time) => ({ created_at: time, waiting_since: time })), { created_at: at(9) });
  const newest = rows.map(({ number }) => number).reverse();
  const waiting = rows.slice(0, -1).map(({ number }) => number);
  for (const limit of [1, 2, 3, 4, 100]) {
    expect([limit, await numbers({}, limit)]).toEqual([limit, newest]);
    expect([limit, await numbers({ sort: 'waiting' }, limit)]).toEqual([limit, waiting]);
    expect([limit, await numbers({ sort: 'waiting', state: 'new' }, limit)]).toEqual([limit, waiting]);
  }
});

test('a cursor continues only the same search', async () => {
  await store({}, {});
  const { nextCursor } = await handler().reply(listFeedback, { query: { q: 'map', limit: 1 } });
  const status = (query: object) => handler().status(listFeedback, { query: { q: 'map', limit: 1, cursor: nextCursor, ...query } });
  expect(await status({})).toBe(200);
  expect(await status({ sort: 'waiting' })).toBe(422);
  expect(await status({ q: 'way' })).toBe(422);
});

test('among more items than the first step of the query reads, a rare one is found in each order', async () => {
  const [needle] = await store({ text: 'The needle is rare.', tags: ['rare'], created_at: at(0), waiting_since: at(50) });
  await store(
    ...Array.from({ length: 2300 }, (_, n) => ({ text: `The hay ${n}`, created_at: at(1 + (n % 30)), waiting_since: at(n % 30) })),
  );
  for (const sort of FEEDBACK_ORDERS) {
    expect(await numbers({ q: 'needle', sort })).toEqual([needle?.number]);
    expect(await numbers({ tag: 'rare', state: 'open', sort })).toEqual([needle?.number]);
    expect(new Set(await numbers({ q: 'hay', sort }, 100)).size).toBe(2300);
  }
});

test('the number of waiting feedback is that of the rows in the order of waiting', async () => {
  expect(await handler().reply(countWaitingFeedback)).toEqual({ count: 0 });
  await store(
    ...[1, 2, 3].map((minute) => ({ created_at: at(minute), waiting_since: at(minute) })),
    { created_at: at(4) },
    { state: 'spam' },
  );
  expect(await handler().reply(countWaitingFeedback)).toEqual({ count: 3 });
  expect(await numbers({ sort: 'waiting' })).toHaveLength(3);
});
