import type { Caller, TestServer } from '#core/testing/server-kit.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { applyToJob } from '#plugins/jobs/contract/application-endpoints.ts';
import { createJob } from '#plugins/jobs/contract/endpoints.ts';

/** Who calls: every kind of user, and nobody. */
export const CALLERS = ['visitor', 'newcomer', 'candidate', 'employer', 'admin'] as const satisfies readonly Caller[];

/** Makes a company, a posting, an application and their people; returns values of path parameters that name what is there. */
export async function furnish(api: TestServer): Promise<Readonly<Record<string, readonly string[]>>> {
  const employer = api.as('employer');
  const company = await employer.reply(createCompany, { body: { name: 'Harbour Works' } });
  const body = {
    title: 'Crane driver',
    description: 'You drive cranes in the harbour, by day and by night, alone and with colleagues. '.repeat(3),
    location: 'Bergen',
    workMode: 'onsite',
    employmentType: 'full_time',
    salary: { min: 2_500_000, max: 3_000_000, currency: 'EUR', period: 'year' },
  } as const;
  const job = await employer.reply(createJob, { body });
  const application = await api.as('candidate').reply(applyToJob, { params: { id: job.id }, body: {} });
  const people = await Promise.all((['candidate', 'employer'] as const).map((who) => api.as(who).actor()));
  const ids = [company.id, job.id, application.id, ...people.map(({ userId }) => userId)];
  return { id: ids, entity: ['job-categories'], code: ['engineering'], section: ['skills', 'portfolio'] };
}

/** Calls after which their caller is another, or gone: each is made by a person of its own. */
const ONCE = new Set(['account.choose-role', 'account.delete']);

/** The name of the person who makes a call, given a number that differs for each request. */
export function nameFor(operation: string, number: number): string {
  return ONCE.has(operation) ? `once-${number}` : 'first';
}
