import type { z } from '#core/contract/schema.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import type { Logger } from '../observability/logger.ts';

/** The context of a running job. */
export interface RunningJob {
  /** The same in every attempt. */
  readonly id: string;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** Aborted when the time limit is over, and when the server stops, 20 seconds before the job returns to the queue. */
  readonly signal: AbortSignal;
  /** Logs with the names of the plugin and the work, and with the id of the job. */
  readonly log: Logger;
}

/** A kind of background work. A job is one unit of it, with its data. */
export interface Work<Data extends object = object> {
  /** `<plugin>.<what>` in kebab-case, for example `account.remove-identity`. */
  readonly name: string;
  /**
   * Validates the data when a job is added and again before it runs. Valid data must be JSON and must not change when it is parsed again.
   */
  readonly schema: z.ZodType<Data>;
  /** Seconds after which an attempt fails. Default 900. */
  readonly timeLimitSeconds?: number;
  /** Most jobs of this work that a server runs at the same time. The others wait and take no place of other works. Default: no own limit. */
  readonly atOnce?: number;
  /**
   * Runs one job. A job may run more than once, because a server can die after the effect and before the job is recorded as done. So a
   * repeated run must have the same effect as one run. After an error the job is tried again.
   */
  run(data: Data, job: RunningJob): Promise<void>;
}

/** Declares a kind of background work. */
export function defineWork<Data extends object>(work: Work<Data>): Work<Data> {
  return Object.freeze(work);
}

/** Recurring work. One of the servers runs it each time. */
export interface Schedule {
  /** `<plugin>.<what>` in kebab-case, like the name of a work. */
  readonly name: string;
  /** Five fields of cron (minute, hour, day, month, weekday), in UTC. */
  readonly cron: string;
  /** Whether a new schedule also runs at once, and not only at its next time. */
  readonly beginsAtOnce?: boolean;
  /** Seconds after which an attempt fails. Default 900. */
  readonly timeLimitSeconds?: number;
  readonly run: (job: RunningJob) => Promise<void>;
}

/** Options of a new job. */
export interface AddOptions {
  /** The earliest start. Default: at once. */
  readonly startAfter?: Date;
  /** While a job of this work with the same key waits or runs, no other job with the key is added. */
  readonly key?: string;
}

/** Adds jobs. */
export interface JobAdder {
  /**
   * Adds a job in the transaction. If the transaction is rolled back, the job does not run. The work must be in a plugin's `works`.
   *
   * @returns whether the job was added; false when a job with the same key waits or runs
   * @throws TypeError when the data does not fit the schema
   */
  readonly add: <Data extends object>(
    transaction: Transaction,
    work: Work<Data>,
    data: NoInfer<Data>,
    options?: AddOptions,
  ) => Promise<boolean>;
  /** Adds many jobs of a work like {@link add}, with one statement. */
  readonly addAll: <Data extends object>(
    transaction: Transaction,
    work: Work<Data>,
    jobs: readonly (AddOptions & { readonly data: NoInfer<Data> })[],
  ) => Promise<void>;
}
