import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { TtlCache } from '../load/ttl-cache.ts';
import type { WorkFigures } from '../observability/queue-metrics.ts';
import type { WorkIndex } from './work-index.ts';

// The table is read at most once in this time, however many scrapers read the metrics.
const MAX_AGE_MS = 5_000;

/** Figures about all jobs in the database, read at most every few seconds. */
export function cachedFigures(db: Database, works: WorkIndex): () => Promise<readonly WorkFigures[]> {
  const cache = new TtlCache({ compute: () => readFigures(db, works), maxAgeMs: MAX_AGE_MS, now: () => new Date() });
  return () => cache.get();
}

/** Figures about all jobs in the database, also of works that no installed plugin has. */
export async function readFigures(db: Database, works: WorkIndex): Promise<WorkFigures[]> {
  const { rows } = await sql<Omit<WorkFigures, 'orphaned'>>`
    select name,
      count(*) filter (where state = 'waiting' and attempt = 0) as waiting,
      count(*) filter (where state = 'waiting' and attempt > 0) as retrying,
      count(*) filter (where state = 'running') as running,
      count(*) filter (where state = 'failed') as failed,
      greatest(coalesce(extract(epoch from now() - min(due_at) filter (where state = 'waiting')), 0), 0)::float8 as "oldestSeconds"
    from (select unnest(${works.names}::text[]) as name union select name from queue_jobs) as works left join queue_jobs using (name)
    group by name
    order by name`.execute(db);
  return rows.map((row) => ({ ...row, orphaned: works.find(row.name) === undefined }));
}
