import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { z } from '#core/contract/schema.ts';
import { freshDatabase } from '#core/testing/test-database.ts';
import { inTransaction } from '../db/transaction.ts';
import { createLogger } from '../observability/logger.ts';
import { Metrics } from '../observability/metrics.ts';
import { JobStore } from './job-store.ts';
import { createQueue } from './queue.ts';
import type { WorkerTiming } from './queue-worker.ts';
import { startQueue } from './start-queue.ts';
import { defineWork, type JobAdder, type RunningJob } from './work.ts';
import { WorkIndex } from './work-index.ts';

const TIMING: WorkerTiming = { pollMs: 50, stopMs: 300 };

const database = freshDatabase();
let servers: (() => Promise<void>)[];
let warned: string[];
let act: (text: string, job: RunningJob) => Promise<void>;

const note = defineWork<{ text: string }>({
  name: 'note.write',
  schema: z.object({ text: z.string() }),
  run: ({ text }, job) => act(text, job),
});

beforeEach(async () => {
  servers = [];
  warned = [];
  act = async () => undefined;
});
afterEach(async () => {
  await Promise.all(servers.map((stop) => stop()));
});

const log = createLogger('warn', { write: (line) => void warned.push(JSON.parse(line).msg) });

interface TestServer {
  readonly queue: JobAdder;
  readonly metrics: Metrics;
  readonly stop: () => Promise<void>;
}

async function server(role: 'all' | 'web' = 'all', brings = [note]): Promise<TestServer> {
  const store = new JobStore(database);
  const works = new WorkIndex();
  for (const work of brings) works.add(work, 'note');
  const metrics = new Metrics();
  const stop = await startQueue({ db: database.db, store, works, role, metrics, log, timing: TIMING });
  servers.push(stop);
  return { queue: createQueue(store), metrics, stop };
}

const add = (queue: JobAdder, ...texts: string[]): Promise<void> =>
  inTransaction(database.db, async (_own, transaction) => {
    for (const text of texts) await queue.add(transaction, note, { text });
  });

/** Polls until the condition is true. Jest's own limit ends a wait without success. */
async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await sleep(10);
}

const jobs = async (): Promise<{ state: string; attempt: number }[]> =>
  (await sql<{ state: string; attempt: number }>`select state, attempt from queue_jobs`.execute(database.db)).rows;

const allGone = async (): Promise<boolean> => (await jobs()).length === 0;

test('several servers share the jobs, and each job runs once', async () => {
  const ran: string[] = [];
  act = async (text) => {
    await sleep(5);
    ran.push(text);
  };
  const [one] = await Promise.all([server(), server()]);
  const texts = Array.from({ length: 40 }, (_, at) => `job ${at}`);
  await add(one.queue, ...texts);
  await until(allGone);
  expect(ran.sort()).toEqual(texts.sort());
});

test('a server runs at once only so many jobs of a work that has a limit, and meanwhile those of other works', async () => {
  const printing = defineWork<{ text: string }>({ ...note, name: 'note.print', atOnce: 1 });
  const { queue } = await server('all', [note, printing]);
  const mayEnd = Promise.withResolvers<void>();
  const ran: string[] = [];
  let [printed, most] = [0, 0];
  act = async (text) => {
    if (text.startsWith('print')) {
      printed += 1;
      most = Math.max(most, printed);
      await mayEnd.promise;
      printed -= 1;
    }
    ran.push(text);
  };
  await inTransaction(database.db, async (_own, transaction) => {
    for (const text of ['print 1', 'print 2', 'print 3', 'print 4']) await queue.add(transaction, printing, { text });
    for (const text of ['a', 'b', 'c', 'd', 'e']) await queue.add(transaction, note, { text });
  });
  await until(() => ran.length === 5);
  expect(ran).toEqual(['a', 'b', 'c', 'd', 'e']);
  mayEnd.resolve();
  await until(allGone);
  expect([most, ran.length]).toEqual([1, 9]);
});

test('works with many jobs do not keep the job of another work waiting', async () => {
  const busy = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => defineWork<{ text: string }>({ ...note, name: `note.${letter}` }));
  const { queue } = await server('web', [...busy, note]);
  const ran: string[] = [];
  act = async (text) => void ran.push(text);
  await inTransaction(database.db, async (_own, transaction) => {
    for (const work of busy) for (let n = 0; n < 10; n += 1) await queue.add(transaction, work, { text: work.name });
    await queue.add(transaction, note, { text: 'single' });
  });
  await server('all', [...busy, note]);
  await until(allGone);
  expect(ran.indexOf('single')).toBeLessThan(12);
});

test('a server that only adds jobs runs none', async () => {
  const ran: string[] = [];
  act = async (text) => void ran.push(text);
  const web = await server('web');
  await add(web.queue, 'hello');
  expect(await jobs()).toEqual([{ state: 'waiting', attempt: 0 }]);
  await server();
  await until(allGone);
  expect(ran).toEqual(['hello']);
});

test('a stopping server takes no new jobs, notifies the running ones, and lets them end', async () => {
  const began = Promise.withResolvers<void>();
  act = (_text, { signal }) =>
    new Promise((resolve) => {
      began.resolve();
      signal.addEventListener('abort', () => resolve());
    });
  const { queue, stop } = await server();
  await add(queue, 'long');
  await began.promise;
  const stopped = stop();
  await add(queue, 'late');
  await stopped;
  expect(await jobs()).toEqual([{ state: 'waiting', attempt: 0 }]);
});

test('a server that begins to stop while it takes a job gives the job back', async () => {
  const ran: string[] = [];
  act = async (text) => void ran.push(text);
  const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const take = JobStore.prototype.take;
  const slow = jest.spyOn(JobStore.prototype, 'take').mockImplementationOnce(async function (this: JobStore, ...asks) {
    const taken = await take.apply(this, asks);
    asked.resolve();
    await answer.promise;
    return taken;
  });
  const { queue, stop } = await server();
  await add(queue, 'late');
  await asked.promise;
  const stopped = stop();
  answer.resolve();
  await stopped;
  slow.mockRestore();
  expect([await jobs(), ran]).toEqual([[{ state: 'waiting', attempt: 0 }], []]);
});

test.each([
  ['does not end', () => new Promise<void>(() => undefined)],
  [
    'breaks off',
    ({ signal }: RunningJob) => new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  ],
])('a job that %s when its server stops returns to the queue, and the attempt does not count', async (_what, run) => {
  const attempts: number[] = [];
  act = async (_text, job) => {
    attempts.push(job.attempt);
    if (attempts.length === 1) await run(job);
  };
  const { queue, stop } = await server();
  await add(queue, 'long');
  await until(() => attempts.length === 1);
  await stop();
  expect(await jobs()).toEqual([{ state: 'waiting', attempt: 0 }]);
  await server();
  await until(allGone);
  expect(attempts).toEqual([1, 1]);
});

test('a job whose server died runs again on another server', async () => {
  const attempts: number[] = [];
  act = async (_text, { attempt }) => void attempts.push(attempt);
  const { queue, stop } = await server();
  await stop();
  await add(queue, 'orphan');
  // The state of the job after its server was killed a while ago.
  await sql`update queue_jobs set state = 'running', attempt = 1, due_at = now()`.execute(database.db);
  await server();
  await until(allGone);
  expect(attempts).toEqual([2]);
});

test('when PostgreSQL ends all connections during running jobs, the jobs are retried and the server continues', async () => {
  const done = new Set<string>();
  const failed = new Set<string>();
  act = async (text) => {
    if (failed.size < 10 && !failed.has(text)) {
      failed.add(text);
      await until(() => failed.size >= 10);
      await sql`select pg_sleep(10)`.execute(database.db);
    }
    done.add(text);
  };
  const [one] = await Promise.all([server(), server(), server()]);
  const texts = Array.from({ length: 10 }, (_, at) => `job ${at}`);
  await add(one.queue, ...texts);
  await until(() => failed.size === 10);
  await sleep(50);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
    database.db,
  );
  await until(async () => {
    // Skips the pauses before the next attempts.
    await sql`update queue_jobs set due_at = now() where state = 'waiting'`.execute(database.db);
    return allGone();
  });
  expect([...done].sort()).toEqual(texts.sort());
  await add(one.queue, 'afterwards');
  await until(() => done.has('afterwards'));
});

test('jobs of a removed plugin are kept until it is back, and the log and the metrics name them', async () => {
  const ran: string[] = [];
  act = async (text) => void ran.push(text);
  const { queue, stop } = await server('web');
  await add(queue, 'one', 'two');
  await stop();
  const { metrics, stop: stopOther } = await server('all', []);
  expect(warned).toContain('No installed plugin can run these jobs. They are kept');
  const figures = await metrics.text();
  expect(figures).toContain('queue_jobs{queue="note.write",state="orphaned"} 2');
  expect(figures).toContain('queue_jobs{queue="note.write",state="waiting"} 0');
  await stopOther();
  expect(ran).toEqual([]);
  await server();
  await until(allGone);
  expect(ran.sort()).toEqual(['one', 'two']);
});

test('the metrics count jobs by queue and state, show the age of the oldest, and count attempts', async () => {
  act = async (text) => {
    if (text === 'bad') throw new Error('refused');
  };
  const web = await server('web');
  await add(web.queue, 'one', 'two');
  await sql`update queue_jobs set due_at = now() - interval '1 hour'`.execute(database.db);
  const waiting = await web.metrics.text();
  expect(waiting).toContain('queue_jobs{queue="note.write",state="waiting"} 2');
  expect(Number(/queue_oldest_job_seconds\{queue="note.write"\} ([\d.]+)/.exec(waiting)?.[1])).toBeGreaterThanOrEqual(3600);
  await add(web.queue, 'bad');
  const { metrics } = await server();
  await until(async () => (await jobs()).every(({ state, attempt }) => state === 'waiting' && attempt === 1));
  await until(async () => (await metrics.text()).includes('queue_attempt_duration_seconds_count{queue="note.write",outcome="failed"} 1'));
  expect(await metrics.text()).toContain('queue_attempt_duration_seconds_count{queue="note.write",outcome="done"} 2');
});
