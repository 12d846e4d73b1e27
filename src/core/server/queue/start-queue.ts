import type { ServerConfig } from '../config/server-config.ts';
import type { Database } from '../db/database.ts';
import type { Logger } from '../observability/logger.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { JobStore } from './job-store.ts';
import { cachedFigures, readFigures } from './queue-figures.ts';
import type { QueueTables } from './queue-tables.ts';
import { QueueWorker, type WorkerTiming } from './queue-worker.ts';
import { Scheduler } from './scheduler.ts';
import type { WorkIndex } from './work-index.ts';

interface QueueDependencies {
  readonly db: Database;
  readonly store: JobStore;
  readonly works: WorkIndex;
  readonly role: ServerConfig['role'];
  readonly metrics: Metrics;
  readonly log: Logger;
  /** Replaces the timing in tests. */
  readonly timing?: WorkerTiming;
}

/** Starts to run jobs, unless the server's role is only to add jobs. Returns a function that stops it. */
export async function startQueue(dependencies: QueueDependencies): Promise<() => Promise<void>> {
  const { db, store, works, role, metrics, log } = dependencies;
  metrics.watchQueue(cachedFigures(db, works));
  if (role === 'web') return async () => undefined;

  await nameOrphans(db, works, log);
  const timing = dependencies.timing === undefined ? {} : { timing: dependencies.timing };
  const worker = new QueueWorker({ store, works, log, ended: (attempt) => metrics.jobEnded(attempt), ...timing });
  const scheduler = new Scheduler({ db: db.$extendTables<QueueTables>(), store, works, log });
  worker.start();
  scheduler.start();
  // Both at once, so that the worker takes no further job while the scheduler ends.
  return async () => void (await Promise.all([scheduler.stop(), worker.stop()]));
}

/** Logs the works whose plugin is not installed. Their jobs are kept and run when the plugin is back. */
async function nameOrphans(db: Database, works: WorkIndex, log: Logger): Promise<void> {
  for (const { name, orphaned, waiting, retrying } of await readFigures(db, works)) {
    const jobs = waiting + retrying;
    if (orphaned && jobs > 0) log.warn({ work: name, jobs }, 'No installed plugin can run these jobs. They are kept');
  }
}
