import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { page } from '#core/client/plugin/page.ts';
import { masterImportRoutes } from '../contract/routes.ts';

/** Imports master data from spreadsheets. */
export const masterImportClientPlugin = defineClientPlugin({
  id: 'master-import',
  requires: ['admin-masters', 'imports'],
  locales: {
    en: () => import('./locales/en.json'),
    ar: () => import('./locales/ar.json'),
    de: () => import('./locales/de.json'),
    fa: () => import('./locales/fa.json'),
    he: () => import('./locales/he.json'),
  },
  pages: [
    page({
      route: masterImportRoutes.rows,
      load: () => import(/* webpackChunkName: "imports" */ './ImportPage.tsx'),
      layout: 'admin',
      guards: ['master-entity', 'auth', 'master-grant'],
      beyondSpecification: true,
    }),
  ],
  moreContributes: () => import(/* webpackChunkName: "more-contributes" */ './more-contributes.ts'),
});
