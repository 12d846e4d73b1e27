import type { ApplicantNumber } from '../../contract/posting-page-endpoints.ts';
import { type ApplicantCounter, MOST_APPLICANTS } from '../../contract/posting-references.ts';

/** How many have applied to a posting, by all counters. */
export async function applicantNumber(counters: readonly ApplicantCounter[], jobId: string): Promise<ApplicantNumber> {
  if (counters.length === 0) return { count: null, more: false };
  let sum = 0;
  for (const { countUpTo } of counters) sum += await countUpTo(jobId, MOST_APPLICANTS + 1);
  return { count: Math.min(sum, MOST_APPLICANTS), more: sum > MOST_APPLICANTS };
}
