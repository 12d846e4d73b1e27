import { endpoint } from '#core/contract/endpoint.ts';
import type { Page } from '#core/contract/paging.ts';
import type { Job, JobCategory, JobCount, JobFilter, JobInput, JobSearch, JobSummary, ManagedJob } from './job.ts';

/** Published postings, newest first. Postings whose title is exactly the text of `q` come before the others. Open to visitors. */
export const searchJobs = endpoint<{ query: JobSearch; reply: Page<JobSummary> }>({
  id: 'jobs.search',
  method: 'GET',
  path: '/jobs',
  summary: 'Search published job postings.',
});

/** How many published postings a search finds, counted up to a limit. Open to visitors. */
export const countJobs = endpoint<{ query: JobFilter; reply: JobCount }>({
  id: 'jobs.count',
  method: 'GET',
  path: '/jobs/count',
  summary: 'How many published job postings a search finds.',
});

/** One posting. Every caller may read a published posting; only its managers may read another one. */
export const getJob = endpoint<{ params: { id: string }; reply: Job }>({
  id: 'jobs.get',
  method: 'GET',
  path: '/jobs/:id',
  summary: 'One job posting.',
});

/** Creates a job posting and publishes it. The same posting sent twice within a minute (a double click) is created once. */
export const createJob = endpoint<{ body: JobInput; reply: Job }>({
  id: 'jobs.create',
  method: 'POST',
  path: '/jobs',
  summary: 'Post a job for your company.',
});

/** Postings of the companies the user belongs to, newest first. */
export const listManagedJobs = endpoint<{ query: { limit: number; cursor?: string | undefined }; reply: Page<ManagedJob> }>({
  id: 'jobs.list-managed',
  method: 'GET',
  path: '/jobs/managed',
  summary: 'The postings of your companies.',
});

/** Categories by name, each with its number of published postings. The counts are at most a minute old. Open to visitors. */
export const listCategories = endpoint<{ reply: { items: JobCategory[] } }>({
  id: 'jobs.list-categories',
  method: 'GET',
  path: '/jobs/categories',
  summary: 'Job categories with the number of postings in each.',
});
