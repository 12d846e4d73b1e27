import { sql } from 'kysely';
import type { Database } from '#core/server/db/database.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import type { Logger } from '#core/server/observability/logger.ts';
import type { JobStore, TakenJob } from '#core/server/queue/job-store.ts';
import { createQueue } from '#core/server/queue/queue.ts';
import { runJob } from '#core/server/queue/run-job.ts';
import type { OwnedWork, WorkIndex } from '#core/server/queue/work-index.ts';

/** Options for running jobs in a test. */
export interface DrainOptions {
  /** `expected` returns failures instead of failing the test. Default `unexpected`. */
  readonly failures?: 'expected' | 'unexpected';
}

/** The jobs that ran. */
export interface DrainedJobs {
  /** Names of the works, in the order in which their jobs succeeded. */
  readonly done: readonly string[];
  readonly failed: readonly { readonly name: string; readonly error: unknown }[];
}

interface TestQueueParts {
  readonly db: Database;
  readonly store: JobStore;
  readonly works: WorkIndex;
  readonly log: Logger;
  /** The test's clock; the database's clock when absent. */
  readonly now: (() => Date) | undefined;
}

/** Runs jobs in the test's own process, at the test's request. */
export class TestQueue {
  readonly #parts: TestQueueParts;

  constructor(parts: TestQueueParts) {
    this.#parts = parts;
  }

  /** Prepares the queues of jobs that tests add by calls. A schedule is prepared when a test runs it. */
  async prepare(): Promise<void> {
    const { store, works } = this.#parts;
    const schedules = new Set(works.schedules.map(({ name }) => name));
    const names = works.names.filter((name) => !schedules.has(name));
    if (names.length > 0) await store.prepare(names);
    await this.setClock();
  }

  /** Makes the test's database use the test's clock for the queue. */
  async setClock(): Promise<void> {
    if (this.#parts.now === undefined) return;
    const body = `select '${this.#parts.now().toISOString()}'::timestamptz`;
    await sql`create or replace function queue.job_now() returns timestamptz language sql stable as ${sql.lit(body)}`.execute(
      this.#parts.db,
    );
  }

  async drain({ failures = 'unexpected' }: DrainOptions = {}): Promise<DrainedJobs> {
    await this.setClock();
    const done: string[] = [];
    const failed: { name: string; error: unknown }[] = [];
    for (let job = await this.#next(); job !== undefined; job = await this.#next()) {
      const result = await this.#run(job);
      if (result === undefined) done.push(job.name);
      else failed.push({ name: job.name, error: result.error });
      if (result !== undefined && failures === 'unexpected') throw new Error(`The job ${job.name} failed.`, { cause: result.error });
    }
    return { done, failed };
  }

  async runSchedule(name: string, options?: DrainOptions): Promise<DrainedJobs> {
    const { db, store, works } = this.#parts;
    if (!works.schedules.some((schedule) => schedule.name === name)) throw new Error(`No plugin has a schedule ${name}.`);
    const { work } = this.#owned(name);
    await this.setClock();
    await inTransaction(db, (_own, transaction) => createQueue(store).add(transaction, work, {}));
    return this.drain(options);
  }

  async #run(job: TakenJob): ReturnType<typeof runJob> {
    const { store, log } = this.#parts;
    const result = await runJob(this.#owned(job.name), job, new AbortController().signal, log);
    await (result === undefined ? store.finish(job) : store.fail(job, result));
    return result;
  }

  async #next(): Promise<TakenJob | undefined> {
    const { db, store } = this.#parts;
    const { rows } = await sql<{ name: string }>`select distinct name from queue.job where state < 'active' order by name`.execute(db);
    const waiting = rows.map(({ name }) => name);
    for (const name of waiting) this.#owned(name);
    const [first] = await store.due(waiting);
    return first === undefined ? undefined : (await store.take(first, 1))[0];
  }

  #owned(name: string): OwnedWork {
    const owned = this.#parts.works.find(name);
    if (owned === undefined) throw new Error(`A job of ${name} was added, but no plugin has that work among its works.`);
    return owned;
  }
}
