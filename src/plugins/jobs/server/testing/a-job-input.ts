import type { JobInput } from '../../contract/schemas.ts';

/** Valid input for a job posting, with some fields replaced. */
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
