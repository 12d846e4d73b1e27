import { endpoint } from '#core/contract/endpoint.ts';
import type { Page } from '#core/contract/paging.ts';
import type { Application, ApplicationDetail, ApplicationInput, StageChange } from './application.ts';

/** Applies to a published posting, once; 409 `jobs.already-applied` after that. */
export const applyToJob = endpoint<{ params: { id: string }; body: ApplicationInput; reply: Application }>({
  id: 'jobs.apply',
  method: 'POST',
  path: '/jobs/:id/applications',
  summary: 'Apply to a job posting.',
});

/** A candidate's own applications, or those to the postings of an employer's companies; newest first. */
export const listApplications = endpoint<{
  query: { limit: number; cursor?: string | undefined; jobId?: string | undefined; candidateId?: string | undefined };
  reply: Page<Application>;
}>({
  id: 'jobs.list-applications',
  method: 'GET',
  path: '/applications',
  summary: 'Your applications, or the applications to your postings.',
});

/** One application with its history. */
export const getApplication = endpoint<{ params: { id: string }; reply: ApplicationDetail }>({
  id: 'jobs.get-application',
  method: 'GET',
  path: '/applications/:id',
  summary: 'One application with its history.',
});

/** Moves an application; 409 `jobs.move-not-allowed` or `conflict`. */
export const moveApplication = endpoint<{ params: { id: string }; body: StageChange; reply: ApplicationDetail }>({
  id: 'jobs.move-application',
  method: 'PATCH',
  path: '/applications/:id',
  summary: 'Move an application to another stage, or withdraw it.',
});
