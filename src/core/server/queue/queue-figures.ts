import { sql } from 'kysely';
import { KeptAnswer } from '../db/kept-answer.ts';
import type { QueueDatabase } from './queue-tables.ts';
import type { WorkIndex } from './work-index.ts';

/** The numbers of jobs of one work. */
export interface WorkFigures {
  readonly name: string;
  /** Jobs before their first attempt. */
  readonly waiting: number;
  /** Jobs that wait for a retry. */
  readonly retrying: number;
  readonly running: number;
  readonly failed: number;
  /** Seconds that the oldest due job has waited; 0 when none is due. */
  readonly oldestSeconds: number;
  /** Whether no installed plugin defines the work. Its jobs are kept until a plugin does. */
  readonly orphaned: boolean;
}

// The tables are read at most once in this time, however often the metrics are requested.
const KEPT_MS = 5_000;

/** Figures about all jobs in the database. Reads are cached for a few seconds. */
export function keptFigures(db: QueueDatabase, works: WorkIndex): () => Promise<readonly WorkFigures[]> {
  const kept = new KeptAnswer({ compute: () => readFigures(db, works), maxAgeMs: KEPT_MS, now: () => new Date() });
  return () => kept.get();
}

/** Figures about all jobs in the database, including works that no plugin defines. */
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
