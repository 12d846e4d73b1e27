import type { Database } from '#core/server/db/database.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import type { Logger } from '#core/server/observability/logger.ts';
import type { JobStore, TakenJob } from '#core/server/queue/job-store.ts';
import { createQueue } from '#core/server/queue/queue.ts';
import { readFigures } from '#core/server/queue/queue-figures.ts';
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

interface TestQueueDependencies {
  readonly db: Database;
  readonly store: JobStore;
  readonly works: WorkIndex;
  readonly log: Logger;
}

/** Runs jobs in the test's own process, at the test's request. */
export class TestQueue {
  readonly #dependencies: TestQueueDependencies;

  constructor(dependencies: TestQueueDependencies) {
    this.#dependencies = dependencies;
  }

  async drain({ failures = 'unexpected' }: DrainOptions = {}): Promise<DrainedJobs> {
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
    const { db, store, works } = this.#dependencies;
    if (!works.schedules.some((schedule) => schedule.name === name)) throw new Error(`No plugin has a schedule ${name}.`);
    const { work } = this.#owned(name);
    await inTransaction(db, (_own, transaction) => createQueue(store).add(transaction, work, {}));
    return this.drain(options);
  }

  async #run(job: TakenJob): ReturnType<typeof runJob> {
    const { store, log } = this.#dependencies;
    const result = await runJob(this.#owned(job.name), job, new AbortController().signal, log);
    await (result === undefined ? store.finish(job) : store.fail(job, result));
    return result;
  }

  async #next(): Promise<TakenJob | undefined> {
    const { db, store, works } = this.#dependencies;
    const waiting = (await readFigures(db, works)).filter((each) => each.waiting + each.retrying > 0).map(({ name }) => name);
    for (const name of waiting) this.#owned(name);
    return (await store.take(waiting, 1))[0];
  }

  #owned(name: string): OwnedWork {
    const owned = this.#dependencies.works.find(name);
    if (owned === undefined) throw new Error(`A job of ${name} was added, but no plugin has that work among its works.`);
    return owned;
  }
}
