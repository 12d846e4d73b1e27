import { type Handler, handle } from '#core/server/http/handler.ts';
import { countJobApplicantsContract, listSimilarJobsContract } from '../contract/posting-page-schemas.ts';
import type { ApplicantCounter } from '../contract/posting-references.ts';
import type { JobSummary } from '../contract/reply-schemas.ts';
import { applicantNumber } from './applicants/applicant-number.ts';
import { type CompanyLogos, withLogos } from './company-logos.ts';
import type { PostingRow } from './job-mapping.ts';
import type { Postings } from './postings.ts';

export interface PostingPageParts {
  readonly postings: Pick<Postings, 'demandReadable'>;
  readonly companies: CompanyLogos;
  readonly findSimilar: (posting: PostingRow) => Promise<JobSummary[]>;
  /** A function, because plugins have contributed only when the server runs. */
  readonly counters: () => readonly ApplicantCounter[];
}

/** Handlers of the similar postings and the number of applicants of a posting, for every caller who may read it. */
export function postingPageHandlers({ postings, companies, findSimilar, counters }: PostingPageParts): readonly Handler[] {
  return [
    handle(listSimilarJobsContract, {
      policy: 'public',
      run: async (call) => ({
        items: await withLogos(companies, await findSimilar(await postings.demandReadable(call.params.id, call))),
      }),
    }),
    handle(countJobApplicantsContract, {
      policy: 'public',
      run: async (call) => {
        const { id } = await postings.demandReadable(call.params.id, call);
        return applicantNumber(counters(), id);
      },
    }),
  ];
}
