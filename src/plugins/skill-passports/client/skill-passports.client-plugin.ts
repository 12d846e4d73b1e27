import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { passportRoutes } from '../contract/routes.ts';

/** Credentials: the passport of candidates, what companies issue, the decisions of administrators, and the page that verifies. */
export const skillPassportsClientPlugin = defineClientPlugin({
  id: 'skill-passports',
  requires: ['account', 'admin-masters', 'applications', 'candidate', 'dashboard', 'employer', 'jobs', 'job-search', 'public'],
  locales: {
    en: () => import('./locales/en.json'),
    ar: () => import('./locales/ar.json'),
    de: () => import('./locales/de.json'),
    fa: () => import('./locales/fa.json'),
    he: () => import('./locales/he.json'),
  },
  pages: [
    {
      route: passportRoutes.passports,
      page: () => import(/* webpackChunkName: "passports" */ './PassportsPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'has-role'],
    },
    {
      route: passportRoutes.form,
      page: () => import(/* webpackChunkName: "passports" */ './PassportFormPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'role:candidate|employer'],
    },
    {
      route: passportRoutes.verify,
      page: () => import('./verify/VerifyPage.tsx'),
      layout: 'default',
      beyondSpecification: true,
    },
  ],
  nav: [{ route: passportRoutes.verify, label: 'public:nav.verify', section: 'public', order: 70, column: 'product' }],
  moreContributes: () => import(/* webpackChunkName: "more-contributes" */ './more-contributes.ts'),
});
