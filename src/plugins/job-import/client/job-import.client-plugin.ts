import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { jobImportRoutes } from '../contract/routes.ts';

/** Imports job postings from spreadsheets. */
export const jobImportClientPlugin = defineClientPlugin({
  id: 'job-import',
  requires: ['employer', 'imports', 'jobs'],
  locales: {
    en: () => import('./locales/en.json'),
    ar: () => import('./locales/ar.json'),
    de: () => import('./locales/de.json'),
    fa: () => import('./locales/fa.json'),
    he: () => import('./locales/he.json'),
  },
  pages: [
    {
      route: jobImportRoutes.postings,
      page: () => import(/* webpackChunkName: "imports" */ './import/ImportPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'role:employer|admin', 'may:job-posting:list'],
      beyondSpecification: true,
    },
  ],
  moreContributes: () => import(/* webpackChunkName: "more-contributes" */ './more-contributes.ts'),
});
