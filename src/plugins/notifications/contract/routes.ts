import { routeRef } from '#core/contract/route-ref.ts';

/** Pages of the plugin `notifications`. The specification names no page for them, so the addresses are ours. */
export const notificationRoutes = {
  list: routeRef('notifications.list', '/admin/notifications'),
  settings: routeRef('notifications.settings', '/admin/notifications/settings'),
  outgoing: routeRef('notifications.outgoing', '/admin/notifications/outgoing'),
  unsubscribe: routeRef('notifications.unsubscribe', '/unsubscribe'),
};
