import { type Kysely, sql } from 'kysely';

/** The jobs of the queue (docs/decisions/0061-a-queue-on-one-table.md). `due_at` is also the lease of a running job. */
export const QUEUE_JOBS = `
    create table queue_jobs (
      id uuid primary key,
      name text not null,
      key text,
      data jsonb not null,
      state text not null default 'waiting' check (state in ('waiting', 'running', 'failed')),
      attempt integer not null default 0,
      due_at timestamptz not null,
      error text,
      added_at timestamptz not null default now()
    );
    create index queue_jobs_due on queue_jobs (name, due_at, id) where state <> 'failed';
    create unique index queue_jobs_key on queue_jobs (name, key) where state <> 'failed';`;

/** The works that belong to another plugin now. */
const RENAMED = {
  'core.run-import': 'imports.run-import',
  'core.sweep-imports': 'imports.sweep-imports',
  'jobs.refresh-words': 'job-search.refresh-words',
};

/**
 * Moves the jobs that an earlier version has left in the tables of pg-boss. A job that ran then begins again after a minute, as if its server
 * had died, because that server may still be at work.
 */
export async function moveFromPgBoss(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('queue.job') is not null as there`.execute(db);
  if (rows[0]?.there !== true) return;
  // A server of the earlier version must not add a job after the rows were read.
  await sql`lock table queue.job`.execute(db);
  await sql.raw(QUEUE_JOBS).execute(db);
  const newName = sql`coalesce(${JSON.stringify(RENAMED)}::jsonb ->> name, name)`;
  await sql`
    insert into queue_jobs (id, name, key, data, state, attempt, due_at, error, added_at)
    select id, ${newName}, case when starts_with(singleton_key, 'key ') then substr(singleton_key, 5) end, coalesce(data, '{}'),
      case state::text when 'active' then 'running' when 'failed' then 'failed' else 'waiting' end,
      retry_count + (started_on is not null)::int,
      case state::text when 'active' then now() + interval '1 minute' when 'failed' then coalesce(completed_on, now()) else start_after end,
      output ->> 'message', created_on
    from queue.job where state::text in ('created', 'retry', 'active', 'failed')`.execute(db);
  await sql`update schedule_runs set name = ${newName}`.execute(db);
  await sql`drop schema queue cascade`.execute(db);
}
