import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { freshDatabase } from '#core/testing/test-database.ts';
import { inTransaction } from '../db/transaction.ts';
import { forgetFailed, forgetWorks } from './forget-works.ts';
import { JobStore } from './job-store.ts';
import type { QueueTables } from './queue-tables.ts';

const database = freshDatabase();

test('jobs and schedules of a plugin are deleted, and those of others stay', async () => {
  const { db } = database;
  const store = new JobStore(database);
  const names = ['shed.water', 'shed-door.open'];
  const now = new Date();
  for (const name of names) {
    await inTransaction(db, (_own, transaction) => store.add(transaction, { name, data: {} }));
    await db.$extendTables<QueueTables>().insertInto('schedule_runs').values({ name, slot: now }).execute();
  }

  await forgetWorks(db, 'shed');

  for (const table of ['queue_jobs', 'schedule_runs']) {
    const { rows } = await sql`select name from ${sql.table(table)} where starts_with(name, 'shed')`.execute(db);
    expect(rows).toEqual([{ name: 'shed-door.open' }]);
  }
});

test('a database without a queue is not changed', async () => {
  await sql`drop table queue_jobs`.execute(database.db);
  await expect(forgetWorks(database.db, 'shed')).resolves.toBeUndefined();
});

test('jobs that failed two weeks ago are deleted, and others stay', async () => {
  const { db } = database;
  const rows = [
    ['failed', '2026-03-01T00:00:00Z'],
    ['failed', '2026-03-01T00:00:01Z'],
    ['waiting', '2026-02-01T00:00:00Z'],
  ] as const;
  const values = rows.map(([state, at]) => ({ id: uuidv7(), name: 'shed.water', data: '{}', state, due_at: new Date(at) }));
  await db.$extendTables<QueueTables>().insertInto('queue_jobs').values(values).execute();
  await forgetFailed(db, new Date('2026-03-15T00:00:01Z'));
  const left = await db.$extendTables<QueueTables>().selectFrom('queue_jobs').select('id').orderBy('id').execute();
  expect(left.map(({ id }) => id)).toEqual(values.slice(1).map(({ id }) => id));
});
