import { ApiClient } from '#core/client/http/api-client.ts';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { page } from '#core/client/plugin/page.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { listMyCompanies } from '#plugins/employer/contract/endpoints.ts';
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
    page({
      route: jobImportRoutes.postings,
      load: () => import(/* webpackChunkName: "imports" */ './import/ImportPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'role:employer|admin', 'may:job-posting:list'],
      beyondSpecification: true,
      opening: ({ signal, resolve }) => {
        if (!resolve(SessionStore).may('job-posting', 'moderate')) resolve(ApiClient).begin(listMyCompanies, { signal });
      },
    }),
  ],
  moreContributes: () => import(/* webpackChunkName: "more-contributes" */ './more-contributes.ts'),
});
