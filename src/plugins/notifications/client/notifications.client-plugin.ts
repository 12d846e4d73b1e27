import { ApiClient } from '#core/client/http/api-client.ts';
import { localeOf } from '#core/client/i18n/language.ts';
import { LanguageStore } from '#core/client/i18n/language-store.ts';
import { beginList } from '#core/client/lists/list-declaration.ts';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { page } from '#core/client/plugin/page.ts';
import { MailIcon } from '#core/client/ui/icons/page-icons.tsx';
import { getNoticeSettings } from '../contract/endpoints.ts';
import { notificationRoutes } from '../contract/routes.ts';
import { noticeList } from './notice-lists.ts';
import { mailList } from './outgoing/outgoing-list.ts';

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
      opening: ({ search, signal, resolve }) =>
        beginList(resolve(ApiClient), noticeList, search, signal, { query: { language: localeOf(resolve(LanguageStore).current) } }),
    }),
    page({
      route: notificationRoutes.settings,
      load: () => import(/* webpackChunkName: "notification-settings" */ './settings/SettingsPage.tsx'),
      layout: 'admin',
      guards: ['auth'],
      whileViewing: false,
      beyondSpecification: true,
      title: 'notifications:settings.title',
      opening: ({ signal, resolve }) =>
        resolve(ApiClient).begin(getNoticeSettings, { query: { language: localeOf(resolve(LanguageStore).current) }, signal }),
    }),
    page({
      route: notificationRoutes.outgoing,
      load: () => import(/* webpackChunkName: "outgoing-mail" */ './outgoing/OutgoingPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'may:mail:list'],
      beyondSpecification: true,
      nav: { label: 'notifications:nav.outgoing', icon: MailIcon, section: 'settings', order: 95 },
      opening: ({ search, signal, resolve }) => beginList(resolve(ApiClient), mailList, search, signal),
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
