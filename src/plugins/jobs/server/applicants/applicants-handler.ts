import { type Handler, handle } from '#core/server/http/handler.ts';
import { countJobApplicantsContract } from '../../contract/posting-page-schemas.ts';
import type { ApplicantCounter } from '../../contract/posting-references.ts';
import type { Postings } from '../postings.ts';
import { applicantNumber } from './applicant-number.ts';

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
