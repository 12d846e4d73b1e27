import type { ColumnType, Generated, Kysely } from 'kysely';
import type { CoreTables } from '../db/database.ts';

/** Jobs that wait, run or have failed. A finished job is deleted. */
interface QueueJobsTable {
  /** UUIDv7. */
  id: string;
  /** Name of the work. */
  name: string;
  /** Unique among the jobs of a work that have not failed. */
  key: string | null;
  data: ColumnType<unknown, string, never>;
  state: Generated<'waiting' | 'running' | 'failed'>;
  /** Number of attempts that have begun. */
  attempt: Generated<number>;
  /** Of a waiting job: the earliest start. Of a running job: when another server takes it, unless its server reports. Of a failed job: when it failed. */
  due_at: Date;
  /** The error of the latest failed attempt. */
  error: string | null;
  added_at: Generated<Date>;
}

/** The last time of each schedule for which a job was added. */
interface ScheduleRunsTable {
  name: string;
  slot: Date;
}

export type QueueTables = {
  queue_jobs: QueueJobsTable;
  schedule_runs: ScheduleRunsTable;
};

export type QueueDatabase = Kysely<CoreTables & QueueTables>;
