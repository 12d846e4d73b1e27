import { sql } from 'kysely';
import { TtlCache } from '../load/ttl-cache.ts';
import type { WorkFigures } from '../observability/queue-metrics.ts';
import type { QueueDatabase } from './queue-tables.ts';
import type { WorkIndex } from './work-index.ts';

// The tables are read at most once in this time, however many scrapers read the metrics.
const MAX_AGE_MS = 5_000;

/** Figures about all jobs in the database, read at most every few seconds. */
export function cachedFigures(db: QueueDatabase, works: WorkIndex): () => Promise<readonly WorkFigures[]> {
  const cache = new TtlCache({ compute: () => readFigures(db, works), maxAgeMs: MAX_AGE_MS, now: () => new Date() });
  return () => cache.get();
}

/** Figures about all jobs in the database, also of works that no installed plugin has. */
export async function readFigures(db: QueueDatabase, works: WorkIndex): Promise<WorkFigures[]> {
  const { rows } = await sql<Omit<WorkFigures, 'orphaned'>>`
    select queue.name,
      count(*) filter (where state = 'created') as waiting,
      count(*) filter (where state = 'retry') as retrying,
      count(*) filter (where state = 'active') as running,
      count(*) filter (where state = 'failed') as failed,
      coalesce(extract(epoch from queue.job_now() - min(start_after) filter (where state < 'active' and start_after <= queue.job_now())), 0)::float8
        as "oldestSeconds"
    from queue.queue left join queue.job on job.name = queue.name
    group by queue.name
    order by queue.name`.execute(db);
  return rows.map((row) => ({ ...row, orphaned: works.find(row.name) === undefined }));
}
