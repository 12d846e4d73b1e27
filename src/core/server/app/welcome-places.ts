import { extensionPoint } from '#core/contract/extension-point.ts';

/** A page that is named when the server has started. */
export interface WelcomePlace {
  /** What is there, in English. */
  readonly name: string;
  readonly path: string;
}

/** Where plugins add to what is printed once the server takes requests. */
export const welcomePlaces = extensionPoint<WelcomePlace>('core.welcome-places');
