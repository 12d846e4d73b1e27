import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';

/** Takes users through imports of spreadsheets, on pages of other plugins. */
export const importsClientPlugin = defineClientPlugin({
  id: 'imports',
  locales: {
    en: () => import('./locales/en.json'),
    ar: () => import('./locales/ar.json'),
    de: () => import('./locales/de.json'),
    fa: () => import('./locales/fa.json'),
    he: () => import('./locales/he.json'),
  },
  moreContributes: () => import(/* webpackChunkName: "more-contributes" */ './more-contributes.ts'),
});
