import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { rolePlaces } from '#plugins/account/contract/role-places.ts';
import { candidateRoutes } from '../contract/routes.ts';
import { SECTIONS } from '../contract/section-names.ts';

/** The candidate's profile and the wizard that fills it. */
export const candidateClientPlugin = defineClientPlugin({
  id: 'candidate',
  requires: ['account', 'dashboard', 'employer', 'jobs', 'applications', 'admin-masters', 'users'],
  locales: {
    en: () => import('./locales/en.json'),
    ar: () => import('./locales/ar.json'),
    de: () => import('./locales/de.json'),
    fa: () => import('./locales/fa.json'),
    he: () => import('./locales/he.json'),
  },
  pages: [
    {
      route: candidateRoutes.profile,
      page: () => import('./profile/ProfilePage.tsx'),
      layout: 'admin',
      guards: ['auth', 'role:candidate'],
    },
    {
      route: candidateRoutes.list,
      page: () => import(/* webpackChunkName: "candidates" */ './candidates/CandidatesPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'role:employer|admin', 'may:candidate-profile:read'],
    },
    {
      route: candidateRoutes.view,
      page: () => import(/* webpackChunkName: "candidates" */ './candidates/sheet/CandidateSheetPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'has-role'],
    },
    {
      route: candidateRoutes.detail,
      page: () => import(/* webpackChunkName: "candidates" */ './candidates/detail/CandidatePage.tsx'),
      layout: 'admin',
      guards: ['auth', 'role:employer|admin', 'may:candidate-profile:read'],
    },
    ...SECTIONS.map((section) => ({
      route: candidateRoutes[section],
      page: () => import('./wizard/CandidateWizardPage.tsx'),
      layout: 'wizard-candidate' as const,
      guards: ['auth', 'role:candidate'] as const,
    })),
  ],
  contributes: [
    rolePlaces.add('candidate.pages', 10, { role: 'candidate', afterChoice: candidateRoutes.basics, profile: candidateRoutes.profile }),
  ],
  moreContributes: () => import(/* webpackChunkName: "more-contributes" */ './more-contributes.ts'),
});
