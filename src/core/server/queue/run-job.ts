import type { Logger } from '../observability/logger.ts';
import { ATTEMPTS, pauseAfter } from './attempts.ts';
import type { AttemptFailure, TakenJob } from './job-store.ts';
import { checked } from './queue.ts';
import type { OwnedWork } from './work-index.ts';

const TIME_LIMIT_SECONDS = 900;

/** The result of an attempt; `undefined` for success. */
export type AttemptResult = AttemptFailure | undefined;

/** Runs one attempt of a job within its time limit. Never throws. */
export async function runJob({ plugin, work }: OwnedWork, job: TakenJob, stopping: AbortSignal, log: Logger): Promise<AttemptResult> {
  const { attempt } = job;
  const bound = log.child({ plugin, work: work.name, job: job.id });
  if (attempt > ATTEMPTS) {
    const error = new Error('The server died during the last attempt.');
    report(bound, error, ATTEMPTS, undefined);
    return { error, retryAfter: undefined };
  }
  let data: object;
  try {
    data = checked(work, job.data);
  } catch (error) {
    bound.error({ err: error }, 'The data of a job do not fit the schema of its work. The job is kept as failed');
    return { error, retryAfter: undefined };
  }
  try {
    await withinLimit(work.timeLimitSeconds ?? TIME_LIMIT_SECONDS, stopping, (signal) =>
      work.run(data, { id: job.id, attempt, signal, log: bound }),
    );
    return undefined;
  } catch (error) {
    const retryAfter = attempt < ATTEMPTS ? pauseAfter(attempt) : undefined;
    if (!stopping.aborted) report(bound, error, attempt, retryAfter);
    return { error, retryAfter };
  }
}

function report(log: Logger, error: unknown, attempt: number, retryAfter: number | undefined): void {
  if (retryAfter === undefined) log.error({ err: error, attempt }, 'A job failed for the last time. It is kept for 14 days');
  else log.warn({ err: error, attempt, retryAfter }, 'A job failed. It is tried again');
}

/** Runs an attempt until it ends or its time limit is over. If it continues after the limit, its result is ignored. */
async function withinLimit(seconds: number, stopping: AbortSignal, run: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const over = new AbortController();
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new Error(`The job took longer than ${seconds} seconds.`);
    over.abort(error);
    reject(error);
  }, seconds * 1000).unref();
  try {
    await Promise.race([run(AbortSignal.any([stopping, over.signal])), promise]);
  } finally {
    clearTimeout(timer);
  }
}
