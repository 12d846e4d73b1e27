import type { JobInput } from '#plugins/jobs/contract/job.ts';

/** What a person might enter for a job that is applied to, valid; with some of it different. */
export function aJobInput(different: Partial<JobInput> = {}): JobInput {
  return {
    title: 'Structural engineer',
    description: 'You calculate bridges and halls in steel and timber, and you look after them on site. '.repeat(3).trim(),
    location: 'Bergen',
    workMode: 'onsite',
    employmentType: 'full_time',
    category: 'engineering',
    salary: { min: 5_000_000, max: 6_500_000, currency: 'EUR', period: 'year' },
    ...different,
  };
}
