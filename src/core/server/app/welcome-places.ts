import { extensionPoint } from '#core/contract/extension-point.ts';

/** A page that whoever starts the server wants to know of. */
export interface WelcomePlace {
  /** What is there, in English. */
  readonly name: string;
  readonly path: string;
}

/** Where plugins add to what is printed once the server takes requests. */
export const welcomePlaces = extensionPoint<WelcomePlace>('core.welcome-places');
