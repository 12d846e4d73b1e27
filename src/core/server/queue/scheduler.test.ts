import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '#core/testing/test-database.ts';
import { createLogger } from '../observability/logger.ts';
import { JobStore } from './job-store.ts';
import type { QueueTables } from './queue-tables.ts';
import { Scheduler } from './scheduler.ts';
import { WorkIndex } from './work-index.ts';

const log = createLogger('silent');

let database: TestDatabase;
let now: Date;
let store: JobStore;
let scheduler: Scheduler;
beforeEach(async () => {
  now = new Date();
  database = await createTestDatabase();
  store = new JobStore({ ...database, now: () => now });
  scheduler = schedulerOf(store);
});
afterEach(() => database.close());

function schedulerOf(over: JobStore, beginsAtOnce = false): Scheduler {
  const works = new WorkIndex();
  works.addSchedule({ name: 'note.hourly', cron: '0 * * * *', beginsAtOnce, run: async () => undefined }, 'note');
  return new Scheduler({ db: database.db.$extendTables<QueueTables>(), store: over, works, log });
}

/** The number of jobs that the schedule adds when a server checks it at this time. */
async function addedAt(time: string): Promise<number> {
  now = new Date(`2026-03-${time}:00Z`);
  await scheduler.look();
  const { rows } = await sql`delete from queue_jobs returning id`.execute(database.db);
  return rows.length;
}

test('a schedule waits for its first time, and then runs once for each time', async () => {
  expect(await addedAt('01T09:30')).toBe(0);
  expect(await addedAt('01T09:59')).toBe(0);
  expect(await addedAt('01T10:00')).toBe(1);
  expect(await addedAt('01T10:00')).toBe(0);
  expect(await addedAt('01T11:01')).toBe(1);
});

test('a schedule that begins at once runs once at its first check, even by several servers', async () => {
  const several = [1, 2, 3].map(() => schedulerOf(store, true));
  await Promise.all(several.map((one) => one.look()));
  const { rows } = await sql`delete from queue_jobs returning id`.execute(database.db);
  expect(rows).toHaveLength(1);
  await several[0]?.look();
  expect((await sql`select from queue_jobs`.execute(database.db)).rows).toHaveLength(0);
});

test('times that passed while no server ran are made up with one run', async () => {
  await addedAt('01T09:30');
  expect(await addedAt('03T17:20')).toBe(1);
  expect(await addedAt('03T17:21')).toBe(0);
});

test('no job is added while one still waits', async () => {
  await addedAt('01T09:30');
  await sql`create function hold() returns trigger language plpgsql as 'begin return null; end'`.execute(database.db);
  await sql`create trigger hold before delete on queue_jobs for each row execute function hold()`.execute(database.db);
  await addedAt('01T10:00');
  await addedAt('01T11:00');
  const { rows } = await sql`select from queue_jobs`.execute(database.db);
  expect(rows).toHaveLength(1);
});

test('of several servers that check at once, only one adds the job', async () => {
  await addedAt('01T09:30');
  const others = [1, 2, 3].map(() => schedulerOf(store));
  now = new Date('2026-03-01T10:00:00Z');
  await Promise.all(others.map((other) => other.look()));
  const { rows } = await sql`delete from queue_jobs returning id`.execute(database.db);
  expect(rows).toHaveLength(1);
});

test('no run is repeated after the clock is set back by minutes', async () => {
  await addedAt('01T09:30');
  expect(await addedAt('01T10:00')).toBe(1);
  expect(await addedAt('01T09:55')).toBe(0);
  expect(await addedAt('01T10:01')).toBe(0);
  expect(await addedAt('01T11:00')).toBe(1);
});

test('a schedule continues after the clock is set back by a day', async () => {
  await addedAt('02T09:30');
  expect(await addedAt('02T10:00')).toBe(1);
  expect(await addedAt('01T10:05')).toBe(0);
  expect(await addedAt('01T10:59')).toBe(0);
  expect(await addedAt('01T11:00')).toBe(1);
});
