import { type Kysely, sql } from 'kysely';
import { testDatabase } from '#core/testing/test-database.ts';
import { JobStore } from '../../queue/job-store.ts';
import { coreMigrations } from '../core-migrations.ts';
import { appliedOf } from '../migration-journal.ts';
import { migrateUp } from '../migrator.ts';
import { inTransaction } from '../transaction.ts';

const database = testDatabase();
beforeAll(async () => {
  const { db } = database;
  // The version before had all other tables, and other steps in its journal.
  for (const { id, down } of coreMigrations.slice(1).toReversed()) {
    await down(db as unknown as Kysely<unknown>);
    await sql`delete from schema_migrations where id = ${id}`.execute(db);
  }
  await sql`drop table queue_jobs`.execute(db);
  await sql`update schema_migrations set id = 'core/0022-import-faults'`.execute(db);
  // The columns of pg-boss 12.35 that hold what the queue has stored.
  await sql`create schema queue`.execute(db);
  await sql`create type queue.job_state as enum ('created', 'retry', 'active', 'completed', 'cancelled', 'failed')`.execute(db);
  await sql`
    create table queue.job (
      id uuid not null default gen_random_uuid(), name text not null, data jsonb, state queue.job_state not null, retry_count integer not null,
      singleton_key text, start_after timestamptz not null default now(), created_on timestamptz not null default now(),
      started_on timestamptz, completed_on timestamptz, output jsonb
    )`.execute(db);
  await sql`
    insert into queue.job (name, data, state, retry_count, singleton_key, start_after, started_on, completed_on, output) values
      ('a.new', '{"n": 1}', 'created', 0, 'key mine', '2026-01-02Z', null, null, null),
      ('b.given-back', '{}', 'created', 2, 'a-random-key', '2026-01-02Z', null, null, null),
      ('c.retried', '{}', 'retry', 2, 'a-random-key', '2026-01-03Z', '2026-01-02Z', null, '{"name": "Error", "message": "not yet"}'),
      ('d.running', '{}', 'active', 1, 'a-random-key', '2026-01-02Z', '2026-01-02Z', null, null),
      ('e.failed', '{}', 'failed', 7, 'key mine', '2026-01-02Z', '2026-01-02Z', '2026-01-04Z', '{"name": "Error", "message": "never"}'),
      ('f.cancelled', '{}', 'cancelled', 0, 'a-random-key', '2026-01-02Z', null, '2026-01-04Z', null),
      ('core.run-import', '{}', 'created', 0, 'key of-import', '2026-01-02Z', null, null, null)`.execute(db);
  await sql`insert into schedule_runs (name, slot) values ('jobs.refresh-words', '2026-01-02Z'), ('core.other', '2026-01-02Z')`.execute(db);
  const [added, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const adding = db.transaction().execute(async (server) => {
    await sql`insert into queue.job (name, state, retry_count, start_after) values ('g.late', 'created', 0, '2026-01-02Z')`.execute(server);
    added.resolve();
    await mayCommit.promise;
  });
  await added.promise;
  const migrating = migrateUp(db, []);
  while ((await sql`select from pg_locks where not granted and relation = 'queue.job'::regclass`.execute(db)).rows.length === 0);
  mayCommit.resolve();
  await adding;
  const [first, ...later] = coreMigrations.map(({ id }) => id);
  expect(await migrating).toEqual(later);
  expect(await appliedOf(db, 'core')).toEqual([first, ...later]);
});

const day = (n: number): Date => new Date(Date.UTC(2026, 0, n));

test('jobs of pg-boss keep state, data, key and number of attempts, also one that a server adds during the migration', async () => {
  const { rows } = await sql`
    select name, data, state, attempt, key, error, nullif(due_at, greatest(due_at, now())) as due
    from queue_jobs order by name`.execute(database.db);
  expect(rows).toEqual([
    { name: 'a.new', data: { n: 1 }, state: 'waiting', attempt: 0, key: 'mine', error: null, due: day(2) },
    { name: 'b.given-back', data: {}, state: 'waiting', attempt: 2, key: null, error: null, due: day(2) },
    { name: 'c.retried', data: {}, state: 'waiting', attempt: 3, key: null, error: 'not yet', due: day(3) },
    { name: 'd.running', data: {}, state: 'running', attempt: 2, key: null, error: null, due: null },
    { name: 'e.failed', data: {}, state: 'failed', attempt: 8, key: 'mine', error: 'never', due: day(4) },
    { name: 'g.late', data: {}, state: 'waiting', attempt: 0, key: null, error: null, due: day(2) },
    { name: 'imports.run-import', data: {}, state: 'waiting', attempt: 0, key: 'of-import', error: null, due: day(2) },
  ]);
  expect((await sql`select from pg_namespace where nspname = 'queue'`.execute(database.db)).rows).toEqual([]);
});

test('schedules whose plugin is another one now keep their last runs', async () => {
  const { rows } = await sql`select name, slot from schedule_runs order by name`.execute(database.db);
  expect(rows).toEqual([
    { name: 'core.other', slot: day(2) },
    { name: 'job-search.refresh-words', slot: day(2) },
  ]);
});

test('waiting jobs are taken at once, and a job that ran is taken after a minute', async () => {
  const works = ['a.new', 'b.given-back', 'c.retried', 'd.running', 'e.failed', 'g.late'];
  const taken = async (now: Date) => (await new JobStore({ ...database, now: () => now }).take(works, 9)).map(({ name }) => name).sort();
  expect(await taken(new Date())).toEqual(['a.new', 'b.given-back', 'c.retried', 'g.late']);
  expect(await taken(new Date(Date.now() + 61_000))).toContain('d.running');
});

test('a key of a job that was moved is taken', async () => {
  const job = { name: 'a.new', data: {}, key: 'mine' };
  const added = await inTransaction(database.db, (_own, transaction) => new JobStore(database).add(transaction, job));
  expect(added).toBe(false);
});
