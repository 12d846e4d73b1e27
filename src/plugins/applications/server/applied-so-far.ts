import { sql } from 'kysely';
import { type Param, prepared } from '#core/server/db/prepared.ts';
import type { ApplicantCounter } from '#plugins/jobs/contract/posting-references.ts';
import type { ApplicationsDatabase } from './application-tables.ts';

/** Counts the applications to a posting, up to a limit. Withdrawn applications and those of deleted accounts do not count. */
export function appliedSoFar(db: ApplicationsDatabase): ApplicantCounter {
  const count = prepared(db, (param: Param<{ jobId: string; most: number }>) => {
    const query = sql<{ count: number }>`
      select count(*)::int as count from (
        select from job_applications where job_id = ${param('jobId')}::uuid and stage <> 'withdrawn' limit ${param('most')}
      ) as counted`;
    return { compile: () => query.compile(db) };
  });
  return { countUpTo: async (jobId, most) => (await count({ jobId, most }))[0]?.count ?? 0 };
}
