import { sql } from 'kysely';
import type { OpenJobCounter } from '#plugins/employer/contract/open-job-counters.ts';
import type { JobsDatabase } from './job-tables.ts';

/** Counts the postings that the search finds, so that the number is that of the company's page. */
export function openJobCounter(db: JobsDatabase): OpenJobCounter {
  return {
    countsOf: async (companyIds) => {
      const { rows } = await sql<{ id: string; count: number }>`
        select company_id as id, count(*)::int as count from job_search where company_id = any(${[...companyIds]}::uuid[])
        group by company_id`.execute(db);
      return new Map(rows.map(({ id, count }) => [id, count]));
    },
  };
}
