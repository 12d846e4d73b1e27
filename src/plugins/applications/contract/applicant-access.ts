import { serviceRef } from '#core/contract/service-ref.ts';

/** What other server plugins may ask about applicants. */
export interface ApplicantAccess {
  /** Whether the candidate has an application, not withdrawn, to a posting of a company of which the user is a member. */
  readonly mayView: (employerId: string, candidateId: string) => Promise<boolean>;
}

/** The service of that interface, provided by the plugin `applications`. */
export const applicantAccess = serviceRef<ApplicantAccess>('applications.applicant-access');
