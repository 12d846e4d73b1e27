import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { auditRoutes } from '../contract/routes.ts';

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
    {
      route: auditRoutes.events,
      page: () => import(/* webpackChunkName: "audit" */ './events/EventsPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'may:audit-event:list'],
      beyondSpecification: true,
    },
    {
      route: auditRoutes.event,
      page: () => import(/* webpackChunkName: "audit" */ './event/EventPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'may:audit-event:list'],
      beyondSpecification: true,
    },
  ],
  moreContributes: () => import(/* webpackChunkName: "more-contributes" */ './more-contributes.ts'),
});
