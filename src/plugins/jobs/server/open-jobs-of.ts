import { sql } from 'kysely';
import { MOST_COUNTED_JOBS } from '#plugins/employer/contract/company.ts';
import type { CompanyJobCounter } from '#plugins/employer/contract/company-references.ts';
import type { JobsDatabase } from './job-tables.ts';

/** Counts the postings that the search finds, so that the number is that of the company's page. */
export function openJobCounter(db: JobsDatabase): CompanyJobCounter {
  return {
    openJobsOf: async (companyIds) => {
      if (companyIds.length === 0) return new Map();
      const { rows } = await sql<{ id: string; count: number }>`
        select company.id, counted.count
        from unnest(${[...new Set(companyIds)]}::uuid[]) as company (id)
        cross join lateral (
          select count(*)::int as count
          from (select from job_search where company_id = company.id limit ${MOST_COUNTED_JOBS + 1}) as job
        ) as counted
        where counted.count > 0`.execute(db);
      return new Map(
        rows.map(({ id, count }) => [id, { count: Math.min(count, MOST_COUNTED_JOBS), more: count > MOST_COUNTED_JOBS }] as const),
      );
    },
    openJobs: sql`select company_id, count(*)::int as open_jobs from job_search group by company_id`,
  };
}
