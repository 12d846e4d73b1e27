import type { Role } from '#core/contract/actor.ts';
import { extensionPoint } from '#core/contract/extension-point.ts';
import type { StaticRouteRef } from '#core/contract/route-ref.ts';

/** A page that `/admin/jobs` leads to. */
export interface HubPlace {
  readonly route: StaticRouteRef;
  /** Key of its name, with its namespace. */
  readonly title: string;
  /** Key of a sentence about it, with its namespace. */
  readonly text: string;
  /** Those whom the page is for. */
  readonly roles: readonly Role[];
}

/** Where client plugins add places to `/admin/jobs`, in order. */
export const hubPlaces = extensionPoint<HubPlace>('jobs.hub-places');
