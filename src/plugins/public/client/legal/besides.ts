import { href } from '#core/contract/route-ref.ts';
import { publicRoutes } from '../../contract/routes.ts';

// The address of each text outside the app, and inside it.
const PAIRS: Readonly<Record<string, string>> = {
  [href(publicRoutes.privacy)]: href(publicRoutes.privacyInside),
  [href(publicRoutes.terms)]: href(publicRoutes.termsInside),
};

/** The address of a related text. A user who reads inside the app stays there. */
export function besides(here: string, to: string): string {
  return Object.values(PAIRS).includes(here) ? (PAIRS[to] ?? to) : to;
}
