import type { TestCaller, TestServer } from '#core/testing/server-kit.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import type { JobStatus } from '#plugins/jobs/contract/life-cycle.ts';
import type { MoveReasons, PostingChange } from '#plugins/jobs/contract/managing.ts';
import { createDraft, getEditedJob, moveJob } from '#plugins/jobs/contract/managing-endpoints.ts';
import type { ManagedJob } from '#plugins/jobs/contract/reply-schemas.ts';
import type { JobInput } from '#plugins/jobs/contract/schemas.ts';

/** A draft that can be published, with some fields replaced. */
export function completeFields(different: PostingChange = {}): PostingChange {
  return {
    title: 'Structural engineer',
    description: 'You calculate bridges and halls in steel and timber, and you look after them on site. '.repeat(3).trim(),
    location: 'Bergen',
    workMode: 'onsite',
    employmentType: 'full_time',
    category: 'engineering',
    salary: { min: 5_000_000, max: 6_500_000, currency: 'EUR', period: 'year' },
    country: 'NO',
    ...different,
  };
}

/** An employer with a company, both with this name. */
export async function anEmployer(api: TestServer, name: string): Promise<TestCaller> {
  const employer = api.as('employer', name);
  await employer.reply(createCompany, { body: { name: `${name} works` } });
  return employer;
}

/** A draft that can be published. */
export async function aDraft(employer: TestCaller, different: PostingChange = {}): Promise<ManagedJob> {
  return (await employer.reply(createDraft, { body: completeFields(different) })).job;
}

/** Moves a posting from the version that it has now. */
export async function moveOn(caller: TestCaller, job: ManagedJob, to: JobStatus, reasons: MoveReasons = {}): Promise<ManagedJob> {
  return caller.reply(moveJob, { params: { id: job.id }, body: { to, version: job.version, ...reasons } });
}

/** A published posting. */
export async function aPosting(employer: TestCaller, different: PostingChange = {}, days?: number): Promise<ManagedJob> {
  return moveOn(employer, await aDraft(employer, different), 'published', days === undefined ? {} : { days });
}

/** The posting as its company sees it now. */
export async function nowOf(employer: TestCaller, { id }: Pick<ManagedJob, 'id'>): Promise<ManagedJob> {
  return (await employer.reply(getEditedJob, { params: { id } })).job;
}

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
