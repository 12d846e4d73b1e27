import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';
import type { PgBoss } from 'pg-boss';
import type { Transaction } from '#core/contract/transaction.ts';
import type { Database } from '../db/database.ts';
import { afterCommit, inTransaction, tablesIn } from '../db/transaction.ts';
import type { Logger } from '../observability/logger.ts';
import { createPgBoss, JOB_OPTIONS, onConnection, type Supervision } from './pg-boss.ts';
import type { QueueDatabase, QueueTables } from './queue-tables.ts';
import type { AddOptions } from './work.ts';

/** One attempt of a job that this process has taken. */
export interface TakenJob {
  readonly id: string;
  /** Name of its work. */
  readonly name: string;
  readonly data: unknown;
  /** Number of earlier attempts. */
  readonly retryCount: number;
}

interface JobStoreParts {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly log: Logger;
}

/** A job to be stored. */
export interface NewJob extends AddOptions {
  readonly name: string;
  readonly data: object;
  readonly timeLimitSeconds: number;
}

/** The failure of an attempt. */
export interface AttemptFailure {
  readonly error: unknown;
  /** Seconds until the next attempt; `undefined` for no further attempt. */
  readonly retryAfter: number | undefined;
}

const HEARTBEAT_SECONDS = 30;

/** The jobs in the database. Only this part of the core uses the interface of pg-boss. */
export class JobStore {
  readonly #parts: JobStoreParts;
  readonly #db: QueueDatabase;
  #starting: Promise<PgBoss> | undefined;
  #supervision: Supervision | undefined;
  readonly #known = new Set<string>();
  #added: () => void = () => undefined;

  constructor(parts: JobStoreParts) {
    this.#parts = parts;
    this.#db = parts.db.$extendTables<QueueTables>();
  }

  /** Starts to look for the jobs of dead servers, and calls `added` when a transaction of this process has added a job. */
  async supervise(supervision: Supervision, added: () => void): Promise<void> {
    await this.stop();
    this.#supervision = supervision;
    this.#added = added;
    await this.#boss();
  }

  /** Creates the queues of these works. Adding a job then needs only the connection of its transaction. */
  async prepare(names: readonly string[]): Promise<void> {
    await this.stop();
    const options = JSON.stringify({ ...JOB_OPTIONS, policy: 'exclusive' });
    await sql`select queue.create_queue(name, ${options}::jsonb) from unnest(${names}::text[]) as works (name)`.execute(this.#db);
    for (const name of names) this.#known.add(name);
    await this.#boss();
  }

  /** Adds a job in the transaction. Returns false when its key is taken. */
  async add(transaction: Transaction, { name, data, timeLimitSeconds, key, startAfter }: NewJob): Promise<boolean> {
    if (!this.#known.has(name)) await this.prepare([...this.#known, name]);
    const boss = await this.#boss();
    const id = await boss.send(name, data, {
      ...JOB_OPTIONS,
      heartbeatSeconds: this.#supervision?.heartbeatSeconds ?? HEARTBEAT_SECONDS,
      expireInSeconds: timeLimitSeconds,
      // The queue allows one waiting or running job of a key. A job without a key gets a unique one.
      singletonKey: key === undefined ? randomUUID() : `key ${key}`,
      ...(startAfter === undefined ? {} : { startAfter }),
      db: onConnection(tablesIn(transaction)),
    });
    if (id === null) return false;
    afterCommit(transaction, this.#added);
    return true;
  }

  /** Those of these works that have due jobs. */
  async due(names: readonly string[]): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`
      select name from unnest(${names}::text[]) as works (name)
      where exists (
        select from queue.job
        where job.name = works.name and job.state < 'active' and not job.blocked and job.start_after <= queue.job_now()
      )`.execute(this.#db);
    return rows.map(({ name }) => name);
  }

  /** Takes up to `count` due jobs of a work. No other process has taken them. */
  async take(name: string, count: number): Promise<TakenJob[]> {
    const jobs = await (await this.#boss()).fetch<unknown>(name, { batchSize: count });
    return jobs.map(({ id, data, retryCount }) => ({ id, name, data, retryCount }));
  }

  /** Reports that these jobs still run. */
  async report(jobs: Iterable<TakenJob>): Promise<void> {
    const boss = await this.#boss();
    for (const [name, group] of Map.groupBy(jobs, (job) => job.name)) await boss.touch(name, group);
  }

  /** Deletes a job that is done. */
  async finish(job: TakenJob): Promise<void> {
    await (await this.#boss()).deleteJob(job.name, job);
  }

  /** Records a failed attempt. */
  async fail(job: TakenJob, { error, retryAfter }: AttemptFailure): Promise<void> {
    const boss = await this.#boss();
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    await inTransaction(this.#db, async (own) => {
      const change = retryAfter === undefined ? { retry_limit: job.retryCount } : { retry_delay: retryAfter, retry_backoff: false };
      await this.#attempt(own, job).set(change).execute();
      await boss.fail(job.name, job, { name, message }, { db: onConnection(own) });
    });
  }

  /** Returns the job to the queue as if it had not been taken. */
  async giveBack(job: TakenJob): Promise<void> {
    await this.#attempt(this.#db, job).set({ state: 'created', started_on: null, heartbeat_on: null }).execute();
  }

  /** The database's clock, which decides when jobs are due. */
  async now(): Promise<Date> {
    const { rows } = await sql<{ now: Date }>`select queue.job_now() as now`.execute(this.#db);
    return rows[0]?.now ?? new Date();
  }

  /** Stops the background work of the store. A later call starts it again. */
  async stop(): Promise<void> {
    const starting = this.#starting;
    this.#starting = undefined;
    const boss = await starting?.catch(() => undefined);
    await boss?.stop();
  }

  #boss(): Promise<PgBoss> {
    this.#starting ??= this.#start();
    return this.#starting;
  }

  async #start(): Promise<PgBoss> {
    try {
      const boss = await createPgBoss(this.#parts.pool, this.#parts.log, this.#supervision);
      return await boss.start();
    } catch (error) {
      this.#starting = undefined;
      throw error;
    }
  }

  #attempt(db: QueueDatabase, { id, name, retryCount }: TakenJob) {
    const attempt = db.updateTable('queue.job').where('name', '=', name).where('id', '=', id);
    return attempt.where('state', '=', 'active').where('retry_count', '=', retryCount);
  }
}
