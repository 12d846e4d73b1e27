import { type Handler, handle } from '#core/server/http/handler.ts';
import type { ApplicantNumber } from '../../contract/posting-page-endpoints.ts';
import { countJobApplicantsContract } from '../../contract/posting-page-schemas.ts';
import { type ApplicantCounter, MOST_APPLICANTS } from '../../contract/posting-references.ts';
import type { Postings } from '../postings.ts';

export interface ApplicantsHandlerDependencies {
  readonly postings: Pick<Postings, 'demandReadable'>;
  /** A function, because plugins have contributed only when the server runs. */
  readonly counters: () => readonly ApplicantCounter[];
}

/** The number of applicants of a posting, for every caller who may read it. */
export function applicantsHandler({ postings, counters }: ApplicantsHandlerDependencies): Handler {
  return handle(countJobApplicantsContract, {
    policy: 'public',
    run: async (call) => {
      const { id } = await postings.demandReadable(call.params.id, call);
      return applicantNumber(counters(), id);
    },
  });
}

/** How many have applied to a posting, by all counters. */
export async function applicantNumber(counters: readonly ApplicantCounter[], jobId: string): Promise<ApplicantNumber> {
  if (counters.length === 0) return { count: null, more: false };
  let sum = 0;
  for (const { countUpTo } of counters) sum += await countUpTo(jobId, MOST_APPLICANTS + 1);
  return { count: Math.min(sum, MOST_APPLICANTS), more: sum > MOST_APPLICANTS };
}
