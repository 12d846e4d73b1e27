import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * The jobs of the queue in a table of the core. The jobs that an earlier version has left in the tables of pg-boss move to it. A job that
 * ran then begins again after a minute, as if its server had died, because that server may still be at work.
 */
export const queueJobs: Migration = {
  id: 'core/0023-queue-jobs',
  up: async (db) => {
    await sql`
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
      )`.execute(db);
    await sql`create unique index queue_jobs_key on queue_jobs (name, key) where state <> 'failed'`.execute(db);
    await sql`create index queue_jobs_due on queue_jobs (name, due_at, id) where state <> 'failed'`.execute(db);
    await sql`
      do $$ begin
        if to_regclass('queue.job') is not null then
          -- A server of the earlier version must not add a job after the rows were read.
          lock table queue.job;
          insert into queue_jobs
          select id, name, case when starts_with(singleton_key, 'key ') then substr(singleton_key, 5) end, coalesce(data, '{}'),
            case state::text when 'active' then 'running' when 'failed' then 'failed' else 'waiting' end,
            retry_count + (started_on is not null)::int,
            case state::text when 'active' then now() + interval '1 minute' when 'failed' then coalesce(completed_on, now()) else start_after end,
            output ->> 'message', created_on
          from queue.job where state::text in ('created', 'retry', 'active', 'failed');
          drop schema queue cascade;
        end if;
      end $$`.execute(db);
  },
  down: async (db) => {
    await sql`drop table queue_jobs`.execute(db);
  },
};
