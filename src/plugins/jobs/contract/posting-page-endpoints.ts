import { endpoint } from '#core/contract/endpoint.ts';
import type { JobSummary } from './reply-schemas.ts';

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

/** How many have applied, to callers who may read the posting. */
export interface ApplicantNumber {
  /** `null` when this server takes no applications. */
  readonly count: number | null;
  /** Whether there are more than `count`. */
  readonly more: boolean;
}

/** How many have applied to a posting, counted up to a limit. 404 for callers who may not read the posting. Open to visitors. */
export const countJobApplicants = endpoint<{ params: { id: string }; reply: ApplicantNumber }>({
  id: 'jobs.count-applicants',
  method: 'GET',
  path: '/jobs/:id/applicants',
  summary: 'How many have applied to a posting so far.',
});
