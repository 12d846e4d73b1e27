import { endpoint } from '#core/contract/endpoint.ts';

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
