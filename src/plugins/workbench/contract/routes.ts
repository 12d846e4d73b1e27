import { routeRef } from '#core/contract/route-ref.ts';

/** Pages of the plugin `workbench`. */
export const workbenchRoutes = {
  gallery: routeRef('workbench.gallery', '/dev/ui'),
  /** The query parameter `to` filters by address or number. */
  inbox: routeRef('workbench.inbox', '/dev/inbox'),
};
