import { freshDatabase } from '#core/testing/test-database.ts';
import { inTransaction } from '../db/transaction.ts';
import { ATTEMPTS } from './attempts.ts';
import { JobStore, type TakenJob } from './job-store.ts';
import { readFigures } from './queue-figures.ts';
import { WorkIndex } from './work-index.ts';

const database = freshDatabase();
let seconds: number;
let store: JobStore;

beforeEach(async () => {
  seconds = 0;
  store = new JobStore({ ...database, now: () => new Date(Date.parse('2026-03-01T00:00:00Z') + seconds * 1000) });
});

const add = (...names: string[]): Promise<void> =>
  inTransaction(database.db, async (_own, transaction) => {
    for (const name of names) await store.add(transaction, { name, data: {} });
  });

const takeOne = async (): Promise<TakenJob | undefined> => (await store.take(['note.write'], 1))[0];

const figures = () => readFigures(database.db, new WorkIndex());

/** The seconds from now until the job is due again. */
async function secondsUntilDue(): Promise<number> {
  const before = seconds;
  while ((await takeOne()) === undefined) seconds += 5;
  return seconds - before;
}

test('one job of each work is taken at a time, the first ones of the list if there are too many', async () => {
  await add('a.one', 'a.one', 'b.two', 'c.three');
  const names = async (most: number) => (await store.take(['c.three', 'b.two', 'a.one'], most)).map(({ name }) => name).sort();
  expect([await names(2), await names(4), await names(4), await names(4)]).toEqual([['b.two', 'c.three'], ['a.one'], ['a.one'], []]);
});

test('jobs of one work are taken in the order in which they are due, and those of one moment in the order of their addition', async () => {
  await inTransaction(database.db, async (_own, transaction) => {
    for (const [n, delay] of [3, 1, 2, 1].entries()) {
      const startAfter = new Date(Date.parse('2026-03-01T00:00:00Z') + delay * 1000);
      await store.add(transaction, { name: 'note.write', data: { n }, startAfter });
    }
  });
  seconds = 3;
  const taken = [await takeOne(), await takeOne(), await takeOne(), await takeOne()];
  expect(taken.map((job) => job?.data)).toEqual([{ n: 1 }, { n: 3 }, { n: 2 }, { n: 0 }]);
});

test('a job is taken from a server that has not reported for 40 seconds, and its late result changes nothing', async () => {
  await add('note.write');
  const late = await takeOne();
  if (late === undefined) throw new Error('The job was not taken');
  seconds = 39;
  await store.report([late]);
  seconds = 78;
  expect(await takeOne()).toBeUndefined();
  seconds = 79;
  const next = await takeOne();
  expect(next).toEqual({ ...late, attempt: 2 });
  await store.report([late]);
  await store.finish(late);
  await store.fail(late, { error: new Error('too late'), retryAfter: undefined });
  await store.giveBack(late);
  expect(await figures()).toMatchObject([{ running: 1, waiting: 0, retrying: 0, failed: 0 }]);
  if (next !== undefined) await store.finish(next);
  expect(await figures()).toEqual([]);
});

test('a job whose server dies each time is tried eight times, with pauses that double', async () => {
  await add('note.write');
  await takeOne();
  const pauses: number[] = [];
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) pauses.push((await secondsUntilDue()) - store.leaseSeconds);
  expect(pauses).toEqual([10, 20, 40, 80, 160, 320, 640]);
});

test('the message of any error is recorded', async () => {
  await add('note.write');
  const job = await takeOne();
  if (job !== undefined) await store.fail(job, { error: new Error(`NUL \0 ${'x'.repeat(5_000)} \ud800`), retryAfter: undefined });
  expect(await figures()).toMatchObject([{ failed: 1, running: 0 }]);
});
