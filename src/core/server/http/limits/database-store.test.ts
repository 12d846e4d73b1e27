import { testServer } from '#core/testing/server-kit.ts';
import { DatabaseCounts } from './database-store.ts';

const START = Date.UTC(2026, 2, 1, 9, 30);
const MINUTE = 60_000;

const api = testServer([]);
let time = START;
beforeEach(async () => {
  time = START;
  await api.db.deleteFrom('rate_limits').execute();
});

const counts = () => new DatabaseCounts(api.db, () => new Date(time));

test('several servers share one count, also for simultaneous requests', async () => {
  const servers = [counts(), counts()];
  const hits = await Promise.all(Array.from({ length: 20 }, (_, at) => servers[at % 2]?.hit('read a', MINUTE)));
  expect(hits.map((hit) => hit?.current).sort((a = 0, b = 0) => a - b)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
  expect((await counts().hit('read b', MINUTE)).current).toBe(1);
});

test('a window begins with the first hit, and later hits do not extend it', async () => {
  expect(await counts().hit('read a', MINUTE)).toEqual({ current: 1, ttl: MINUTE });
  time = START + MINUTE - 1;
  expect(await counts().hit('read a', MINUTE)).toEqual({ current: 2, ttl: 1 });
  time = START + MINUTE;
  expect(await counts().hit('read a', MINUTE)).toEqual({ current: 1, ttl: MINUTE });
});

test('windows that have ended are removed', async () => {
  await counts().hit('read a', MINUTE);
  await counts().hit('post.send a', 60 * MINUTE);
  time = START + MINUTE;
  await counts().purge();
  expect(await api.db.selectFrom('rate_limits').select('key').execute()).toEqual([{ key: 'post.send a' }]);
});
