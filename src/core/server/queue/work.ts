import type { z } from '#core/contract/schema.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import type { Logger } from '../observability/logger.ts';

/** What a job knows of itself while it runs. */
export interface RunningJob {
  /** The same in every attempt. */
  readonly id: string;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** Aborted when the server stops, 20 seconds before the job goes back to the queue, and when the time limit is over. */
  readonly signal: AbortSignal;
  /** Logs with the names of the plugin and the work, and with the id of the job. */
  readonly log: Logger;
}

/** A kind of background work. A job is one piece of it, with data. */
export interface Work<Data extends object = object> {
  /** `<plugin>.<what>` in kebab-case, for example `account.remove-identity`. */
  readonly name: string;
  /** Checks the data when a job is added and again before it runs. What it accepts is JSON and stays the same when it is parsed again. */
  readonly schema: z.ZodType<Data>;
  /** Seconds after which an attempt fails. Default 900. */
  readonly timeLimitSeconds?: number;
  /**
   * Does one job. It may run more than once: a server can die after the effect and before the job is recorded as done, so the
   * effect must be the same when it is repeated. An error makes another attempt later.
   */
  run(data: Data, job: RunningJob): Promise<void>;
}

/** Declares a kind of background work. */
export function defineWork<Data extends object>(work: Work<Data>): Work<Data> {
  return Object.freeze(work);
}

/** Work that is done again and again. Of several servers one does it each time. */
export interface Schedule {
  /** `<plugin>.<what>` in kebab-case, like the name of a work. */
  readonly name: string;
  /** Five fields of cron (minute, hour, day, month, weekday), in UTC. */
  readonly cron: string;
  /** Seconds after which an attempt fails. Default 900. */
  readonly timeLimitSeconds?: number;
  readonly run: (job: RunningJob) => Promise<void>;
}

/** How a job is added. */
export interface AddOptions {
  /** Not before this time. Default: at once. */
  readonly startAfter?: Date;
  /** While a job of this work with the same key waits or runs, no other one is added. */
  readonly key?: string;
}

/** Adds jobs. */
export interface JobAdder {
  /**
   * Adds a job in the transaction: when it is rolled back, nothing runs. The work must be one of a plugin's `works`.
   *
   * @returns whether it was added; false when a job with the same key waits or runs
   * @throws TypeError when the data do not fit the schema
   */
  readonly add: <Data extends object>(
    transaction: Transaction,
    work: Work<Data>,
    data: NoInfer<Data>,
    options?: AddOptions,
  ) => Promise<boolean>;
}
