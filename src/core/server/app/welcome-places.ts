import { extensionPoint } from '#core/contract/extension-point.ts';

/** A page that is printed after the server has started. */
export interface WelcomePlace {
  /** What the page shows, in English. */
  readonly name: string;
  readonly path: string;
}

/** Where plugins add pages to the text that is printed after the start. */
export const welcomePlaces = extensionPoint<WelcomePlace>('core.welcome-places');
