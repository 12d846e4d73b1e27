import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';

/** The care of users by administrators. */
export const usersClientPlugin = defineClientPlugin({
  id: 'users',
  requires: ['account'],
  moreContributes: () => import(/* webpackChunkName: "more-contributes" */ './more-contributes.ts'),
  locales: {
    en: () => import('./locales/en.json'),
    ar: () => import('./locales/ar.json'),
    de: () => import('./locales/de.json'),
    fa: () => import('./locales/fa.json'),
    he: () => import('./locales/he.json'),
  },
});
