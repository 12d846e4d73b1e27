import { keepCounts } from '#core/server/db/keep-counts.ts';

/** How many applications each posting and each company has, for the counts on every page of an employer. */
export const keepApplicationCounts = keepCounts('applications/0004-kept-counts', {
  table: 'job_applications',
  keys: `
    values
      ('stages', counted.job_id || ':' || counted.stage || ':' || counted.furthest),
      ('applicants', case when counted.stage <> 'withdrawn' then counted.company_id || ':' || counted.job_id end),
      ('new-applicants', case when counted.stage = 'submitted' then counted.company_id || ':' || counted.job_id end),
      ('new-of-company', case when counted.stage = 'submitted' then counted.company_id::text end)`,
});
