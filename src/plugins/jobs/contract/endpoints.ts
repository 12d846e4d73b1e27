import { endpoint } from '#core/contract/endpoint.ts';
import type { AllRows, Page } from '#core/contract/paging.ts';
import type { JobCategory } from './job.ts';
import type { ManagedQuery } from './managing.ts';
import type { Job, ManagedJob } from './reply-schemas.ts';
import type { JobInput } from './schemas.ts';

/**
 * One posting. Every caller may read a published one, one that its company paused, and for 30 days one that expired or was closed. Members of
 * its company may read every posting, and administrators with the duty `jobs` every one that is no draft of somebody else. Candidates who
 * applied or saved it may read one that ended.
 */
export const getJob = endpoint<{ params: { id: string }; reply: Job }>({
  id: 'jobs.get',
  method: 'GET',
  path: '/jobs/:id',
  summary: 'One job posting.',
});

/** Creates a job posting and publishes it, or sends it to the review (`JOB_REVIEW`). The same posting sent twice within a minute (a double click) is created once. */
export const createJob = endpoint<{ body: JobInput; reply: Job }>({
  id: 'jobs.create',
  method: 'POST',
  path: '/jobs',
  summary: 'Post a job for your company.',
});

/**
 * Postings of the user's companies. Administrators with the duty `jobs` get those of all companies without their drafts.
 */
export const listManagedJobs = endpoint<{ query: ManagedQuery; reply: Page<ManagedJob> }>({
  id: 'jobs.list-managed',
  method: 'GET',
  path: '/jobs/managed',
  summary: 'The postings of your companies, or of all companies for administrators.',
});

/** The postings of {@link listManagedJobs} in one response, so that all of them can be selected. */
export const listAllManagedJobs = endpoint<{ query: Omit<ManagedQuery, 'limit' | 'cursor'>; reply: AllRows<ManagedJob> }>({
  id: 'jobs.list-all-managed',
  method: 'GET',
  path: '/jobs/managed/all',
  summary: 'All postings of a list of your companies.',
});

/** Categories by name, each with its number of published postings. The counts are at most a minute old. Open to visitors. */
export const listCategories = endpoint<{ reply: { items: JobCategory[] } }>({
  id: 'jobs.list-categories',
  method: 'GET',
  path: '/jobs/categories',
  summary: 'Job categories with the number of postings in each.',
});
