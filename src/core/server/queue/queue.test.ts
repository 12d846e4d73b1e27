import { sql } from 'kysely';
import { z } from '#core/contract/schema.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import { serverWith, type TestServer } from '#core/testing/server-kit.ts';
import { inTransaction } from '../db/transaction.ts';
import { defineServerPlugin } from '../plugin/server-plugin.ts';
import { defineWork, type JobAdder, type RunningJob } from './work.ts';

const MINUTE = 60_000;

let clock: number;
let api: TestServer;
let queue: JobAdder;
let ran: { text: string; attempt: number }[];
let act: (text: string, job: RunningJob) => void | Promise<void>;

const note = defineWork<{ text: string }>({
  name: 'note.write',
  schema: z.object({ text: z.string().min(1) }),
  run: async ({ text }, job) => {
    ran.push({ text, attempt: job.attempt });
    await act(text, job);
  },
});

const unheardOf = defineWork<{ text: string }>({ name: 'gone.write', schema: note.schema, run: async () => undefined });

const plugin = defineServerPlugin({
  id: 'note',
  setup: (kernel) => {
    queue = kernel.queue;
    return {
      works: [note],
      schedules: [{ name: 'note.sweep', cron: '0 3 * * *', run: async () => void ran.push({ text: 'sweep', attempt: 1 }) }],
    };
  },
});

beforeEach(async () => {
  clock = Date.parse('2026-03-01T09:30:00Z');
  ran = [];
  act = () => undefined;
  api = await serverWith([plugin], { now: () => new Date(clock) });
});
afterEach(() => api.close());

const add = (text: string, options?: { startAfter?: Date; key?: string }): Promise<boolean> =>
  inTransaction(api.db, (_own, transaction) => queue.add(transaction, note, { text }, options));

interface StoredJob {
  readonly state: string;
  readonly error: string | null;
}

const stored = async (): Promise<StoredJob[]> => (await sql<StoredJob>`select state, error from queue_jobs`.execute(api.db)).rows;

test('a job runs once after its transaction is committed, and is then deleted', async () => {
  expect(await add('hello')).toBe(true);
  expect(await api.drain()).toEqual({ done: ['note.write'], failed: [] });
  expect(await api.drain()).toEqual({ done: [], failed: [] });
  expect([ran, await stored()]).toEqual([[{ text: 'hello', attempt: 1 }], []]);
});

test('jobs of a rolled back transaction do not run', async () => {
  const doomed = async (_own: unknown, transaction: Transaction): Promise<void> => {
    await queue.add(transaction, note, { text: 'never' });
    throw new Error('rolled back');
  };
  await expect(inTransaction(api.db, doomed)).rejects.toThrow('rolled back');
  expect(await api.drain()).toEqual({ done: [], failed: [] });
});

test('a job with a start time waits for it by the clock of the test', async () => {
  await add('later', { startAfter: new Date(clock + 5 * MINUTE) });
  expect((await api.drain()).done).toEqual([]);
  clock += 5 * MINUTE;
  expect((await api.drain()).done).toEqual(['note.write']);
});

test('only one job of a key waits at a time, and jobs without a key are independent', async () => {
  expect(await add('one', { key: 'same' })).toBe(true);
  expect(await add('two', { key: 'same' })).toBe(false);
  expect(await add('three', { key: 'other' })).toBe(true);
  expect([await add('four'), await add('five')]).toEqual([true, true]);
  await api.drain();
  expect(ran.map(({ text }) => text).sort()).toEqual(['five', 'four', 'one', 'three']);
  expect(await add('six', { key: 'same' })).toBe(true);
});

test('while a job runs, no other job with its key is added', async () => {
  let added: boolean | undefined;
  act = async (text) => {
    if (text === 'one') added = await add('two', { key: 'same' });
  };
  await add('one', { key: 'same' });
  await api.drain();
  expect([added, ran.length]).toEqual([false, 1]);
});

test('data that does not fit the schema is refused', async () => {
  await expect(add('')).rejects.toThrow(/^The data of the job do not fit the schema of "note.write" \(text: /);
  expect(await stored()).toEqual([]);
});

test('a job whose data no longer fits the schema fails at once with the reason, and is kept', async () => {
  await add('hello');
  await sql`update queue_jobs set data = '{"words": "hello"}'`.execute(api.db);
  const { failed } = await api.drain({ failures: 'expected' });
  expect(failed).toHaveLength(1);
  clock += 24 * 60 * MINUTE;
  expect((await api.drain({ failures: 'expected' })).failed).toEqual([]);
  expect(ran).toEqual([]);
  expect(await stored()).toMatchObject([{ state: 'failed', error: expect.stringContaining('"note.write" (text: ') }]);
});

test('a job is tried eight times, with pauses from ten seconds to six hours, and is then kept as failed', async () => {
  act = () => {
    throw new Error('not yet');
  };
  await add('stubborn');
  const pauses: number[] = [];
  let last = clock;
  for (let step = 0; step < 8; step += 1) {
    expect((await api.drain({ failures: 'expected' })).failed).toHaveLength(1);
    const { rows } = await sql<{ at: Date }>`select due_at as at from queue_jobs where state = 'waiting'`.execute(api.db);
    clock = rows[0]?.at.getTime() ?? clock + 7 * 24 * 60 * MINUTE;
    if (rows.length > 0) pauses.push((clock - last) / 1000);
    last = clock;
  }
  expect(pauses).toEqual([10, 36, 130, 467, 1680, 6050, 21_600]);
  expect(ran.map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect((await api.drain({ failures: 'expected' })).failed).toEqual([]);
  expect(await stored()).toEqual([{ state: 'failed', error: 'Error: not yet' }]);
});

test('a job that fails fails the test, unless the test expects failures', async () => {
  act = () => {
    throw new Error('broken');
  };
  await add('hello');
  await expect(api.drain()).rejects.toThrow('The job note.write failed.');
});

test('an attempt that exceeds its time limit fails, and its signal is aborted', async () => {
  const hanging = defineWork<object>({
    name: 'slow.hang',
    schema: z.object({}),
    timeLimitSeconds: 1,
    run: (_data, { signal }) => new Promise((resolve) => signal.addEventListener('abort', () => setTimeout(resolve, 10_000).unref())),
  });
  const slow = defineServerPlugin({
    id: 'slow',
    setup: (kernel) => {
      queue = kernel.queue;
      return { works: [hanging] };
    },
  });
  const server = await serverWith([slow]);
  await inTransaction(server.db, (_own, transaction) => queue.add(transaction, hanging, {}));
  const { failed } = await server.drain({ failures: 'expected' });
  expect(failed).toEqual([{ name: 'slow.hang', error: new Error('The job took longer than 1 seconds.') }]);
});

test('a schedule can be run by its name', async () => {
  await api.runSchedule('note.sweep');
  expect(ran).toEqual([{ text: 'sweep', attempt: 1 }]);
  await expect(api.runSchedule('note.write')).rejects.toThrow('No plugin has a schedule note.write.');
});

test('a job of a work that no plugin defines fails the test, and is kept', async () => {
  await inTransaction(api.db, (_own, transaction) => queue.add(transaction, unheardOf, { text: 'hello' }));
  await expect(api.drain()).rejects.toThrow('A job of gone.write was added, but no plugin has that work among its works.');
  expect(await stored()).toMatchObject([{ state: 'waiting' }]);
});
