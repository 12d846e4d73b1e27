import type { ComponentType } from 'react';
import { extensionPoint } from '#core/contract/extension-point.ts';
import type { ApplicationDetail } from './application.ts';

/** A panel beside an application. */
export interface ApplicationPanel {
  /** Loads a component that is given the application as the reader may see it; it is given it anew after each move. */
  readonly load: () => Promise<{ readonly Panel: ComponentType<{ readonly application: ApplicationDetail }> }>;
}

/** Where client plugins add panels for the employer, in order. They are not shown once the application is withdrawn. */
export const applicantPanels = extensionPoint<ApplicationPanel>('applications.applicant-panels');

/** Where client plugins add panels for the candidate whose application it is, in order and in every stage. */
export const ownApplicationPanels = extensionPoint<ApplicationPanel>('applications.own-application-panels');
