import { CompiledQuery, type Kysely } from 'kysely';
import type pg from 'pg';
import type { Clock, Db, PgBoss } from 'pg-boss';
import type { Logger } from '../observability/logger.ts';
import { ATTEMPTS, pauseAfter } from './attempts.ts';

/** The schema of the database in which pg-boss keeps its tables. */
const QUEUE_SCHEMA = 'queue';

/** How soon the queue finds what a dead server has left. */
export interface Supervision {
  /** A running job is taken from a server that did not report for so long; at least 10. */
  readonly heartbeatSeconds: number;
  /** How often one of the working servers looks for such jobs. */
  readonly everySeconds: number;
}

const A_DAY = 86_400;

/** What every queue and job has. Waiting jobs are kept for ever: the longest time that fits an integer of PostgreSQL is 68 years. */
export const JOB_OPTIONS = Object.freeze({
  retryLimit: ATTEMPTS - 1,
  // Of a job whose server died. The pause after an error is set with the error.
  retryDelay: pauseAfter(1),
  retryBackoff: true,
  retryDelayMax: pauseAfter(ATTEMPTS),
  retentionSeconds: 50 * 365 * A_DAY,
  deleteAfterSeconds: 14 * A_DAY,
});

/** pg-boss on our pool, not yet started. It neither makes its tables nor runs schedules: the migrations and the core do. */
export async function createPgBoss(pool: pg.Pool, log: Logger, supervision: Supervision | undefined): Promise<PgBoss> {
  // Loaded when it is used: most commands and tests never do.
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
  boss.on('error', (error) => log.warn({ err: error }, 'The queue could not be looked after; this is tried again'));
  boss.on('warning', ({ message }) => log.warn({ reason: message }, 'The queue needs attention'));
  return boss;
}

/** The connection of a transaction as pg-boss takes it. */
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
        // Some texts begin a transaction of their own, which the error leaves open on the connection.
        client.release(true);
        throw error;
      }
    },
  };
}

// No timer keeps a command alive that has done its work.
const unheldClock: Clock = {
  now: () => Date.now(),
  setTimeout: (run, ms) => setTimeout(run, ms).unref(),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (run, ms) => setInterval(run, ms).unref(),
  clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
};
