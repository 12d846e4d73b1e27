import type { ComponentType } from 'react';
import type { Audience } from '#core/contract/audience.ts';
import { extensionPoint } from '#core/contract/extension-point.ts';
import type { ApplicationDetail } from './schemas.ts';

/** A panel beside an application. Only its audience sees it. */
export interface ApplicationPanel extends Audience {
  /** Loads a component that gets the application as the user may see it, and the new state after each move. */
  readonly load: () => Promise<{ readonly Panel: ComponentType<{ readonly application: ApplicationDetail }> }>;
}

/** Client plugins add panels for the company and for administrators here, in order. A withdrawn application does not show them. */
export const applicantPanels = extensionPoint<ApplicationPanel>('applications.applicant-panels');

/** Client plugins add panels for the application's candidate here, in order. Every stage shows them. */
export const ownApplicationPanels = extensionPoint<ApplicationPanel>('applications.own-application-panels');
