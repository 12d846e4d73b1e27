import { ClientSettings } from '#core/client/config/client-settings.ts';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { AGREE } from '#core/client/plugin/guard.ts';
import { page } from '#core/client/plugin/page.ts';
import { workbenchRoutes } from '../contract/routes.ts';

declare module '#core/client/plugin/guard.ts' {
  interface GuardNames {
    /** The embedded identity runs, so this is a development or test server, not a public site. */
    'own-machine': true;
  }
}

/**
 * For developers: all shared components in their states, and the development inbox. Sites with a real identity provider do not have these
 * pages.
 */
export const workbenchClientPlugin = defineClientPlugin({
  id: 'workbench',
  guards: {
    'own-machine': (resolve) => () => (resolve(ClientSettings).emulator ? AGREE : { kind: 'deny', status: 404 }),
  },
  pages: [
    page({
      route: workbenchRoutes.gallery,
      load: () => import('./WorkbenchPage.tsx'),
      layout: 'default',
      guards: ['own-machine'],
      beyondSpecification: true,
    }),
    page({
      route: workbenchRoutes.inbox,
      load: () => import('./inbox/InboxPage.tsx'),
      layout: 'default',
      guards: ['own-machine'],
      beyondSpecification: true,
      title: 'workbench:inbox.title',
    }),
  ],
  locales: {
    en: () => import('./locales/en.json'),
    ar: () => import('./locales/ar.json'),
    de: () => import('./locales/de.json'),
    fa: () => import('./locales/fa.json'),
    he: () => import('./locales/he.json'),
  },
});
