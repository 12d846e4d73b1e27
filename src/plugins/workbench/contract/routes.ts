import { routeRef } from '#core/contract/route-ref.ts';

export const workbenchRoutes = {
  gallery: routeRef('workbench.gallery', '/dev/ui'),
  /** The query parameter `to` filters by address or number. */
  inbox: routeRef('workbench.inbox', '/dev/inbox'),
};
