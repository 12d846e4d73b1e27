import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { page } from '#core/client/plugin/page.ts';
import { FileIcon } from '#core/client/ui/icons/page-icons.tsx';
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
    page({
      route: auditRoutes.events,
      load: () => import(/* webpackChunkName: "audit" */ './events/EventsPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'may:audit-event:list'],
      beyondSpecification: true,
      nav: { label: 'audit:nav.events', icon: FileIcon, section: 'settings', order: 90 },
    }),
    page({
      route: auditRoutes.event,
      load: () => import(/* webpackChunkName: "audit" */ './event/EventPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'may:audit-event:list'],
      beyondSpecification: true,
    }),
  ],
  moreContributes: () => import(/* webpackChunkName: "more-contributes" */ './more-contributes.ts'),
});
