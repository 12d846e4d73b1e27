import { type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '#core/contract/transaction.ts';
import type { Database } from '../db/database.ts';
import { afterCommit, tablesIn } from '../db/transaction.ts';
import type { QueueDatabase, QueueTables } from './queue-tables.ts';
import type { AddOptions } from './work.ts';

/** One attempt of a job that this process has taken. */
export interface TakenJob {
  readonly id: string;
  /** Name of its work. */
  readonly name: string;
  readonly data: unknown;
  /** 1 for the first attempt. */
  readonly attempt: number;
}

interface JobStoreDependencies {
  readonly db: Database;
  /** Seconds without a report after which another server takes a running job. Default 30. */
  readonly leaseSeconds?: number;
  /** Replaces the clock of the database in tests. */
  readonly now?: (() => Date) | undefined;
}

/** A job to be stored. */
export interface NewJob extends AddOptions {
  readonly name: string;
  readonly data: object;
}

/** The failure of an attempt. */
export interface AttemptFailure {
  readonly error: unknown;
  /** Seconds until the next attempt; `undefined` for no further attempt. */
  readonly retryAfter: number | undefined;
}

const LEASE_SECONDS = 30;
const ERROR_LENGTH = 2_000;

/** The jobs in the database. The clock of the database, which all servers share, decides when they are due. */
export class JobStore {
  readonly leaseSeconds: number;
  readonly #db: QueueDatabase;
  readonly #clock: (() => Date) | undefined;
  #added: () => void = () => undefined;

  constructor({ db, leaseSeconds = LEASE_SECONDS, now }: JobStoreDependencies) {
    this.#db = db.$extendTables<QueueTables>();
    this.leaseSeconds = leaseSeconds;
    this.#clock = now;
  }

  /** Calls the function after each commit of a transaction in which this process has added a job. */
  onAdded(added: () => void): void {
    this.#added = added;
  }

  /** Adds a job in the transaction. Returns false when its key is taken. */
  async add(transaction: Transaction, job: NewJob): Promise<boolean> {
    return (await this.addAll(transaction, [job])) === 1;
  }

  /** Adds jobs in the transaction. Returns how many: not those whose key is taken. */
  async addAll(transaction: Transaction, jobs: readonly NewJob[]): Promise<number> {
    if (jobs.length === 0) return 0;
    const { numAffectedRows = 0n } = await sql`
      insert into queue_jobs (id, name, key, data, due_at)
      select id, name, key, data, coalesce(due_at, ${this.#now})
      from unnest(${jobs.map(() => uuidv7())}::uuid[], ${jobs.map(({ name }) => name)}::text[], ${jobs.map(({ key }) => key ?? null)}::text[],
        ${jobs.map(({ data }) => JSON.stringify(data))}::jsonb[], ${jobs.map(({ startAfter }) => startAfter ?? null)}::timestamptz[])
        as jobs (id, name, key, data, due_at)
      on conflict (name, key) where state <> 'failed' do nothing`.execute(tablesIn<QueueTables>(transaction));
    if (numAffectedRows > 0n) afterCommit(transaction, () => this.#added());
    return Number(numAffectedRows);
  }

  /**
   * Takes due jobs, at most one of each of these works, and those of the first works if there are more than `most`. A job is also due
   * when its server has not reported for a while. No other process takes these jobs.
   */
  async take(names: readonly string[], most: number): Promise<TakenJob[]> {
    const { rows } = await sql<TakenJob>`
      with due as (
        select first.id from unnest(${names}::text[]) as works (name) cross join lateral (
          select id from queue_jobs where name = works.name and state <> 'failed' and due_at <= ${this.#now}
          order by due_at, id limit 1 for update skip locked
        ) as first
        limit ${most}
      )
      update queue_jobs set state = 'running', attempt = attempt + 1, due_at = ${this.#leaseEnd(sql`attempt + 1`)}
      from due where queue_jobs.id = due.id
      returning queue_jobs.id, name, data, attempt`.execute(this.#db);
    return rows;
  }

  /** Reports that these jobs still run. */
  async report(jobs: readonly TakenJob[]): Promise<void> {
    const [ids, attempts] = [jobs.map(({ id }) => id), jobs.map(({ attempt }) => attempt)];
    await sql`
      update queue_jobs as job set due_at = ${this.#leaseEnd(sql`job.attempt`)}
      from unnest(${ids}::uuid[], ${attempts}::int[]) as mine (id, attempt)
      where job.id = mine.id and job.attempt = mine.attempt and state = 'running'`.execute(this.#db);
  }

  /** Deletes a job that is done. */
  async finish({ id, attempt }: TakenJob): Promise<void> {
    await this.#db
      .deleteFrom('queue_jobs')
      .where((row) => row.and({ id, attempt, state: 'running' }))
      .execute();
  }

  /** Records a failed attempt. */
  async fail(job: TakenJob, { error, retryAfter }: AttemptFailure): Promise<void> {
    // PostgreSQL stores no text with a NUL.
    const text = String(error).replaceAll('\0', '').slice(0, ERROR_LENGTH);
    const state = retryAfter === undefined ? 'failed' : 'waiting';
    await this.#change(job)
      .set({ state, error: text, due_at: this.#after(sql`${retryAfter ?? 0}`) })
      .execute();
  }

  /** Returns the job to the queue as if it had not been taken. */
  async giveBack(job: TakenJob): Promise<void> {
    await this.#change(job)
      .set({ state: 'waiting', attempt: job.attempt - 1, due_at: this.#now })
      .execute();
  }

  /** The time by which jobs are due. */
  async now(): Promise<Date> {
    const { rows } = await sql<{ now: Date }>`select ${this.#now} as now`.execute(this.#db);
    return rows[0]?.now ?? new Date();
  }

  /** Changes the job only while this attempt runs. Another server may have taken the job from this one. */
  #change({ id, attempt }: TakenJob) {
    return this.#db.updateTable('queue_jobs').where((row) => row.and({ id, attempt, state: 'running' }));
  }

  get #now(): RawBuilder<Date> {
    return this.#clock === undefined ? sql<Date>`now()` : sql<Date>`${this.#clock()}::timestamptz`;
  }

  #after(seconds: RawBuilder<unknown>): RawBuilder<Date> {
    return sql<Date>`${this.#now} + make_interval(secs => ${seconds})`;
  }

  /** 10 seconds more at the first attempt, doubled with each. So a job that crashes its servers does it less and less often. */
  #leaseEnd(attempt: RawBuilder<unknown>): RawBuilder<Date> {
    return this.#after(sql`${this.leaseSeconds} + 5 * 2 ^ (${attempt})`);
  }
}
