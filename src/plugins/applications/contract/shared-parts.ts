import type { ComponentType } from 'react';
import { extensionPoint } from '#core/contract/extension-point.ts';

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

/**
 * Client plugins name here what their calls answer to employers about an applicant. The application form lists it, in order, after name,
 * email and message.
 */
export const sharedParts = extensionPoint<SharedPart>('applications.shared-parts');
