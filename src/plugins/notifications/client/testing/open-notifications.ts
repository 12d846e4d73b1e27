import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { routeRef } from '#core/contract/route-ref.ts';
import { type RenderOptions, renderPlugin, type View } from '#core/testing/client-kit.tsx';
import { standIns } from '#core/testing/stand-ins.ts';
import { pageSaying } from '#core/testing/test-pages.tsx';
import { notificationsClientPlugin } from '../notifications.client-plugin.ts';

const pages = defineClientPlugin({
  id: 'pages',
  pages: [
    { route: routeRef('pages.map', '/map'), layout: 'admin', load: pageSaying('Map') },
    { route: routeRef('pages.beds', '/beds'), layout: 'admin', load: pageSaying('Beds') },
  ],
});

/** Renders the plugin with two pages of the work layout: `/map` and `/beds`. Nothing is unread unless the test says so. */
export function openNotifications({ api, ...options }: RenderOptions): Promise<View> {
  return renderPlugin([...standIns(notificationsClientPlugin), notificationsClientPlugin, pages], {
    ...options,
    api: { 'notifications.count': { count: 0 }, 'notifications.mark-read': undefined, 'notifications.undo-marking': undefined, ...api },
  });
}

/** The last page of a list. */
export function pageOf(...items: readonly unknown[]): { readonly items: readonly unknown[]; readonly nextCursor: null } {
  return { items, nextCursor: null };
}

/** The calls of an endpoint, oldest first. */
export function callsOf({ api }: View, id: string): View['api']['calls'] {
  return api.calls.filter((call) => call.id === id);
}
