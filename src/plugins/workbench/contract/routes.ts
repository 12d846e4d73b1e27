import { routeRef } from '#core/contract/route-ref.ts';

/** Pages of the plugin `workbench`. */
export const workbenchRoutes = {
  gallery: routeRef('workbench.gallery', '/dev/ui'),
  /** Takes the query value `to`: only what is for this address or number. */
  inbox: routeRef('workbench.inbox', '/dev/inbox'),
};
