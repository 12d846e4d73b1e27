import { CompiledQuery, type Kysely } from 'kysely';
import type pg from 'pg';
import type { Clock, Db, PgBoss } from 'pg-boss';
import type { Logger } from '../observability/logger.ts';
import { ATTEMPTS, pauseAfter } from './attempts.ts';

/** The database schema of pg-boss's tables. */
const QUEUE_SCHEMA = 'queue';

/** How soon the queue finds the jobs of a dead server. */
export interface Supervision {
  /** Seconds without a report after which a running job is taken from its server; at least 10. */
  readonly heartbeatSeconds: number;
  /** Seconds between two searches for such jobs. One of the working servers does each. */
  readonly everySeconds: number;
}

const A_DAY = 86_400;

/** Options of every queue and job. Waiting jobs never expire: the longest time that fits an integer of PostgreSQL is 68 years. */
export const JOB_OPTIONS = Object.freeze({
  retryLimit: ATTEMPTS - 1,
  // For a job whose server died. After an error, the pause is set with the error.
  retryDelay: pauseAfter(1),
  retryBackoff: true,
  retryDelayMax: pauseAfter(ATTEMPTS),
  retentionSeconds: 50 * 365 * A_DAY,
  deleteAfterSeconds: 14 * A_DAY,
});

/** pg-boss on the pool of the server, not started. It does not create its tables and runs no schedules: the migrations and the core do. */
export async function createPgBoss(pool: pg.Pool, log: Logger, supervision: Supervision | undefined): Promise<PgBoss> {
  // Loaded on first use, because most commands and tests do not need it.
  const { PgBoss } = await import('pg-boss');
  const every = supervision?.everySeconds ?? 60;
  const boss = new PgBoss({
    db: onPool(pool),
    schema: QUEUE_SCHEMA,
    migrate: false,
    schedule: false,
    supervise: supervision !== undefined,
    superviseIntervalSeconds: every,
    monitorIntervalSeconds: every,
    clock: unheldClock,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'The maintenance of the queue failed. It is tried again'));
  boss.on('warning', ({ message }) => log.warn({ reason: message }, 'The queue needs attention'));
  return boss;
}

/** The connection of a transaction in the form that pg-boss expects. */
export function onConnection<Tables>(db: Kysely<Tables>): Db {
  return {
    executeSql: async (text, values = []) => {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, [...values]));
      return { rows };
    },
  };
}

function onPool(pool: pg.Pool): Db {
  return {
    executeSql: async (text, values = []) => {
      const client = await pool.connect();
      try {
        const result = await client.query(text, values);
        client.release();
        return result;
      } catch (error) {
        // Some texts begin their own transaction. After an error it is still open on the connection.
        client.release(true);
        throw error;
      }
    },
  };
}

// The timers do not keep a finished command alive.
const unheldClock: Clock = {
  now: () => Date.now(),
  setTimeout: (run, ms) => setTimeout(run, ms).unref(),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (run, ms) => setInterval(run, ms).unref(),
  clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
};
