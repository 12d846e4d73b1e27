import type { ComponentType } from 'react';
import { extensionPoint } from '#core/contract/extension-point.ts';
import { serviceRef } from '#core/contract/service-ref.ts';

/** What other server plugins may ask about applicants. */
export interface ApplicantAccess {
  /** Whether the candidate has an application, not withdrawn, to a posting of a company of which the user is a member. */
  readonly mayView: (employerId: string, candidateId: string) => Promise<boolean>;
}

/** The service of that interface, provided by the plugin `applications`. */
export const applicantAccess = serviceRef<ApplicantAccess>('applications.applicant-access');

/** A panel beside an application, shown to the employer unless the application is withdrawn. */
export interface ApplicantPanel {
  /** Loads a component that is given the candidate. */
  readonly load: () => Promise<{ readonly Panel: ComponentType<{ readonly candidateId: string }> }>;
}

/** Where client plugins add panels about an applicant. */
export const applicantPanels = extensionPoint<ApplicantPanel>('applications.applicant-panels');
