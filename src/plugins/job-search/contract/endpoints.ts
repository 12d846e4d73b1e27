import { endpoint } from '#core/contract/endpoint.ts';
import type { JobFilter } from '#plugins/jobs/contract/job-filter-schemas.ts';
import type { JobSummary } from '#plugins/jobs/contract/reply-schemas.ts';
import type { JobCount, JobSearch } from './search.ts';
import type { FoundJobs, JobFacets, JobSuggestion } from './search-schemas.ts';

/** Published postings. Postings whose title is exactly the text of `q` come before the others. Open to visitors. */
export const searchJobs = endpoint<{ query: JobSearch; reply: FoundJobs }>({
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

/** What can be chosen in each filter, with the numbers of postings. Kept for a minute. Open to visitors. */
export const listJobFacets = endpoint<{ query: JobFilter; reply: JobFacets }>({
  id: 'jobs.list-facets',
  method: 'GET',
  path: '/jobs/facets',
  summary: 'The values of each filter, with the numbers of published job postings.',
});

/** Titles, companies, categories and skills that begin with the typed words. Open to visitors. */
export const suggestJobs = endpoint<{ query: { q: string }; reply: { items: JobSuggestion[] } }>({
  id: 'jobs.suggest',
  method: 'GET',
  path: '/jobs/suggestions',
  summary: 'Texts that complete a typed search.',
});

/**
 * Up to six published postings whose titles share words with this one, out of the newest ones of its category, or of all without a
 * category. At most two are of one company. Only for callers who may read the posting; 404 for others. Open to visitors.
 */
export const listSimilarJobs = endpoint<{ params: { id: string }; reply: { items: JobSummary[] } }>({
  id: 'jobs.list-similar',
  method: 'GET',
  path: '/jobs/:id/similar',
  summary: 'Published job postings that are similar to one.',
});
