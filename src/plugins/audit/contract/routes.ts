import { uuidParam } from '#core/contract/param-type.ts';
import { routeRef } from '#core/contract/route-ref.ts';

/** Pages of the plugin `audit`. The specification names no page for the audit record, so the addresses are ours. */
export const auditRoutes = {
  events: routeRef('audit.events', '/admin/audit'),
  event: routeRef('audit.event', '/admin/audit/:id', { id: uuidParam }),
};
