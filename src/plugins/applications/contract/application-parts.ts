import type { ComponentType } from 'react';
import type { Audience } from '#core/contract/audience.ts';
import { extensionPoint } from '#core/contract/extension-point.ts';
import type { ApplicationDetail } from './schemas.ts';

/** A panel beside an application. Only its audience sees it. */
export interface ApplicationPanel extends Audience {
  /** Loads a component that gets the application as the user may see it, and the new state after each move. */
  readonly load: () => Promise<{ readonly Panel: ComponentType<{ readonly application: ApplicationDetail }> }>;
}

/** The module of a {@link SharedPart}. Both components show the data of the signed-in candidate. */
export interface SharedPartModule {
  /** Names the data, as one or more `div`s with `dt` and `dd`. */
  readonly List: ComponentType;
  /** The data as the employer reads it, under headings of level 3. */
  readonly Preview: ComponentType;
}

/** Data of a candidate that the company of a posting may read after the application. */
export interface SharedPart {
  readonly load: () => Promise<SharedPartModule>;
}

/** What a plugin with data of candidates adds to applications. */
export interface ApplicationParts {
  /** A panel for the company and for administrators. A withdrawn application does not show it. */
  readonly applicant?: ApplicationPanel;
  /** A panel for the application's candidate, in every stage. */
  readonly own?: ApplicationPanel;
  /** What its calls answer to employers about an applicant. The application form lists it after name, email and message. */
  readonly shared?: SharedPart;
}

/** Client plugins add their parts of applications here, in order. */
export const applicationParts = extensionPoint<ApplicationParts>('applications.parts');
