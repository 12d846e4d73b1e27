import type { Kysely } from 'kysely';
import type { CoreTables } from '../db/database.ts';

/** Columns of pg-boss's table of jobs that its interface does not expose. They are those of the version in package.json. */
export interface JobRowsTable {
  id: string;
  name: string;
  state: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';
  retry_count: number;
  retry_limit: number;
  /** Seconds. */
  retry_delay: number;
  retry_backoff: boolean;
  start_after: Date;
  started_on: Date | null;
  heartbeat_on: Date | null;
}

/** The last time of each schedule for which a job was added. */
export interface ScheduleRunsTable {
  name: string;
  slot: Date;
}

export type QueueTables = {
  'queue.job': JobRowsTable;
  'queue.queue': { name: string };
  schedule_runs: ScheduleRunsTable;
};

export type QueueDatabase = Kysely<CoreTables & QueueTables>;
