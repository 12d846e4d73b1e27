import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';

/** What the user was told, and how they want to be told. */
export const notificationsClientPlugin = defineClientPlugin({
  id: 'notifications',
  requires: ['account'],
  locales: {
    en: () => import('./locales/en.json'),
    ar: () => import('./locales/ar.json'),
    de: () => import('./locales/de.json'),
    fa: () => import('./locales/fa.json'),
    he: () => import('./locales/he.json'),
  },
  moreContributes: () => import(/* webpackChunkName: "more-contributes" */ './more-contributes.ts'),
});
