import type { Logger } from '../observability/logger.ts';
import { ATTEMPTS, pauseAfter } from './attempts.ts';
import type { AttemptFailure, TakenJob } from './job-store.ts';
import { checked, timeLimitMs } from './queue.ts';
import type { OwnedWork } from './work-index.ts';

/** The result of an attempt; `undefined` for success. */
export type AttemptResult = AttemptFailure | undefined;

/** Runs one attempt of a job within its time limit. Never throws. */
export async function runJob({ plugin, work }: OwnedWork, job: TakenJob, stopping: AbortSignal, log: Logger): Promise<AttemptResult> {
  const attempt = job.retryCount + 1;
  const bound = log.child({ plugin, work: work.name, job: job.id });
  let data: object;
  try {
    data = checked(work, job.data);
  } catch (error) {
    bound.error({ err: error }, 'The data of a job do not fit the schema of its work. The job is kept as failed');
    return { error, retryAfter: undefined };
  }
  try {
    await withinLimit(timeLimitMs(work), stopping, (signal) => work.run(data, { id: job.id, attempt, signal, log: bound }));
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
async function withinLimit(ms: number, stopping: AbortSignal, run: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const over = new AbortController();
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new Error(`The job took longer than ${ms / 1000} seconds.`);
    over.abort(error);
    reject(error);
  }, ms).unref();
  try {
    await Promise.race([run(AbortSignal.any([stopping, over.signal])), promise]);
  } finally {
    clearTimeout(timer);
  }
}
