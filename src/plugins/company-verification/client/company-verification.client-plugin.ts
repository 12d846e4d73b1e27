import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';

/** The verification of companies, for their owners and for the administrators who decide. */
export const companyVerificationClientPlugin = defineClientPlugin({
  id: 'company-verification',
  requires: ['employer', 'users', 'admin-masters', 'dashboard'],
  locales: {
    en: () => import('./locales/en.json'),
    ar: () => import('./locales/ar.json'),
    de: () => import('./locales/de.json'),
    fa: () => import('./locales/fa.json'),
    he: () => import('./locales/he.json'),
  },
  moreContributes: () => import(/* webpackChunkName: "more-contributes" */ './more-contributes.ts'),
});
