import type { ComponentType } from 'react';
import type { Audience } from '#core/contract/audience.ts';
import { extensionPoint } from '#core/contract/extension-point.ts';
import type { ApplicationDetail } from './schemas.ts';

/** A panel beside an application. Only its audience sees it. */
export interface ApplicationPanel extends Audience {
  /** Loads a component that gets the application as the user may see it, and the new state after each move. */
  readonly load: () => Promise<{ readonly Panel: ComponentType<{ readonly application: ApplicationDetail }> }>;
}

/** The panels that a plugin adds beside an application. */
export interface ApplicationPanels {
  /** For the company and for administrators. A withdrawn application does not show it. */
  readonly applicant?: ApplicationPanel;
  /** For the application's candidate, in every stage. */
  readonly own?: ApplicationPanel;
}

/** Client plugins add panels beside applications here, in order. */
export const applicationPanels = extensionPoint<ApplicationPanels>('applications.panels');
