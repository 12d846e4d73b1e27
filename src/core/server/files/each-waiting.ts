import type { RunningJob } from '../queue/work.ts';
import type { FileRow } from './file-rows.ts';

// One file that fails must not hold up the others. After so many failures, what does the work is away, and the next run tries again.
const MOST_FAILURES = 20;

interface Waiting {
  /** The next waiting file after this id; the first one for the empty text. */
  readonly nextAfter: (id: string) => Promise<FileRow | undefined>;
  readonly work: (row: FileRow) => Promise<void>;
  /** The sentence of the log for a file that failed. */
  readonly failed: string;
}

/** Does the work for all waiting files, in the order of their ids. A file that fails waits on. */
export async function eachWaiting({ log, signal }: RunningJob, { nextAfter, work, failed }: Waiting): Promise<void> {
  let last = '';
  let failures = 0;
  while (!signal.aborted && failures < MOST_FAILURES) {
    const row = await nextAfter(last);
    if (row === undefined) return;
    last = row.id;
    try {
      await work(row);
    } catch (error) {
      failures += 1;
      log.warn({ err: error, fileId: row.id }, failed);
    }
  }
}
