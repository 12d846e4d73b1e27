import type { Role } from '#core/contract/actor.ts';
import { extensionPoint } from '#core/contract/extension-point.ts';
import type { StaticRouteRef } from '#core/contract/route-ref.ts';

/** A page that `/admin/jobs` links to. */
export interface HubPlace {
  readonly route: StaticRouteRef;
  /** Text key of the page's name, with its namespace. */
  readonly title: string;
  /** Text key of a sentence about the page, with its namespace. */
  readonly text: string;
  /** Roles that see the link. */
  readonly roles: readonly Role[];
}

/** Client plugins add links to `/admin/jobs` here. The page shows them in order. */
export const hubPlaces = extensionPoint<HubPlace>('jobs.hub-places');
