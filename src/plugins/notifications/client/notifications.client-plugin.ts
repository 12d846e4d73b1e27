import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { page } from '#core/client/plugin/page.ts';
import { MailIcon } from '#core/client/ui/icons/page-icons.tsx';
import { notificationRoutes } from '../contract/routes.ts';

/** What the user was told, and how they want to be told. */
export const notificationsClientPlugin = defineClientPlugin({
  id: 'notifications',
  requires: ['account'],
  pages: [
    page({
      route: notificationRoutes.list,
      load: () => import(/* webpackChunkName: "notifications" */ './list/NotificationsPage.tsx'),
      layout: 'admin',
      guards: ['auth'],
      whileViewing: false,
      beyondSpecification: true,
      title: 'notifications:list.title',
    }),
    page({
      route: notificationRoutes.settings,
      load: () => import(/* webpackChunkName: "notification-settings" */ './settings/SettingsPage.tsx'),
      layout: 'admin',
      guards: ['auth'],
      whileViewing: false,
      beyondSpecification: true,
      title: 'notifications:settings.title',
    }),
    page({
      route: notificationRoutes.outgoing,
      load: () => import(/* webpackChunkName: "outgoing-mail" */ './outgoing/OutgoingPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'may:mail:list'],
      beyondSpecification: true,
      nav: { label: 'notifications:nav.outgoing', icon: MailIcon, section: 'settings', order: 95 },
    }),
    page({
      route: notificationRoutes.unsubscribe,
      load: () => import(/* webpackChunkName: "unsubscribe" */ './unsubscribe/UnsubscribePage.tsx'),
      layout: 'default',
      beyondSpecification: true,
    }),
  ],
  locales: {
    en: () => import('./locales/en.json'),
    ar: () => import('./locales/ar.json'),
    de: () => import('./locales/de.json'),
    fa: () => import('./locales/fa.json'),
    he: () => import('./locales/he.json'),
  },
  moreContributes: () => import(/* webpackChunkName: "more-contributes" */ './more-contributes.ts'),
});
