import { serviceRef } from '#core/contract/service-ref.ts';

/** What other server plugins may ask about applicants. */
export interface ApplicantAccess {
  /** Whether the candidate has an application, not withdrawn, to a posting of a company of which the user is a member. */
  readonly mayView: (employerId: string, candidateId: string) => Promise<boolean>;
}

/** Says whether an employer may see a candidate, for other server plugins. */
export const applicantAccess = serviceRef<ApplicantAccess>('applications.applicant-access');
