import { ApiClient } from '#core/client/http/api-client.ts';
import { beginList } from '#core/client/lists/list-declaration.ts';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { page } from '#core/client/plugin/page.ts';
import { FileIcon } from '#core/client/ui/icons/page-icons.tsx';
import { getEvent } from '../contract/endpoints.ts';
import { auditRoutes } from '../contract/routes.ts';
import { eventList } from './events/event-list.ts';

/** The pages of the audit record. */
export const auditClientPlugin = defineClientPlugin({
  id: 'audit',
  locales: {
    en: () => import('./locales/en.json'),
    ar: () => import('./locales/ar.json'),
    de: () => import('./locales/de.json'),
    fa: () => import('./locales/fa.json'),
    he: () => import('./locales/he.json'),
  },
  pages: [
    page({
      route: auditRoutes.events,
      load: () => import('./events/EventsPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'may:audit-event:list'],
      beyondSpecification: true,
      nav: { label: 'audit:nav.events', icon: FileIcon, section: 'settings', order: 90 },
      opening: ({ search, signal, resolve }) => beginList(resolve(ApiClient), eventList, search, signal),
    }),
    page({
      route: auditRoutes.event,
      load: () => import('./event/EventPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'may:audit-event:list'],
      beyondSpecification: true,
      opening: ({ params, signal, resolve }) => resolve(ApiClient).begin(getEvent, { params, signal }),
    }),
  ],
  moreContributes: () => import(/* webpackChunkName: "more-contributes" */ './more-contributes.ts'),
});
