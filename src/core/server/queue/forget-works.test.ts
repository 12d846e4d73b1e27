import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '#core/testing/test-database.ts';
import { inTransaction } from '../db/transaction.ts';
import { createLogger } from '../observability/logger.ts';
import { forgetWorks } from './forget-works.ts';
import { JobStore } from './job-store.ts';
import type { QueueTables } from './queue-tables.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.close());

test('queues, jobs and schedules of a plugin are deleted, and those of others stay', async () => {
  const { db } = database;
  const store = new JobStore({ ...database, log: createLogger('silent') });
  const names = ['shed.water', 'shed-door.open'];
  await store.prepare(names);
  const now = new Date();
  for (const name of names) {
    await inTransaction(db, (_own, transaction) => store.add(transaction, { name, data: {}, timeLimitSeconds: 60 }));
    await db.$extendTables<QueueTables>().insertInto('schedule_runs').values({ name, slot: now }).execute();
  }
  await store.stop();

  await forgetWorks(db, 'shed');

  for (const table of ['queue.queue', 'queue.job', 'schedule_runs']) {
    const { rows } = await sql`select name from ${sql.table(table)} where starts_with(name, 'shed')`.execute(db);
    expect(rows).toEqual([{ name: 'shed-door.open' }]);
  }
});

test('a database without a queue is not changed', async () => {
  await sql`drop schema queue cascade`.execute(database.db);
  await expect(forgetWorks(database.db, 'shed')).resolves.toBeUndefined();
});
