import type { Audience } from '#core/contract/audience.ts';
import { extensionPoint } from '#core/contract/extension-point.ts';
import type { UserFact } from './schemas.ts';

/** The page that shows what a fact about a user counts. Only its audience gets the link. */
export interface FactPlace extends Audience {
  /** The code of the fact. */
  readonly code: string;
  /** The address. A list shows as many rows as the fact counts. */
  readonly to: (userId: string, fact: UserFact) => string;
}

/** Where client plugins say which page shows what a fact counts. */
export const factPlaces = extensionPoint<FactPlace>('users.fact-places');
