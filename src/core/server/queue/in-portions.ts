import type { RunningJob } from './work.ts';

/**
 * Does the work of a job in portions until one has nothing to do. Between two portions the job can be stopped.
 *
 * @param portion returns how much it has done
 * @returns how much was done in all
 */
export async function inPortions({ signal }: Pick<RunningJob, 'signal'>, portion: () => Promise<number>): Promise<number> {
  let count = 0;
  for (;;) {
    signal.throwIfAborted();
    const done = await portion();
    if (done === 0) return count;
    count += done;
  }
}
