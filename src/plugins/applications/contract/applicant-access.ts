import { serviceRef } from '#core/contract/service-ref.ts';

/** Queries about applicants for other server plugins. */
export interface ApplicantAccess {
  /** Whether the candidate has an application, not withdrawn, to a posting of a company of which the user is a member. */
  readonly mayView: (employerId: string, candidateId: string) => Promise<boolean>;
}

/** Tells other server plugins whether an employer may see a candidate. */
export const applicantAccess = serviceRef<ApplicantAccess>('applications.applicant-access');
