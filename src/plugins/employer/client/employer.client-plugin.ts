import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { rolePlaces } from '#plugins/account/contract/role-places.ts';
import { employerRoutes } from '../contract/routes.ts';

/** Companies and their employers. */
export const employerClientPlugin = defineClientPlugin({
  id: 'employer',
  requires: ['account', 'dashboard', 'admin-masters', 'users'],
  locales: {
    en: () => import('./locales/en.json'),
    ar: () => import('./locales/ar.json'),
    de: () => import('./locales/de.json'),
    fa: () => import('./locales/fa.json'),
    he: () => import('./locales/he.json'),
  },
  pages: [
    { route: employerRoutes.companies, page: () => import('./companies/CompaniesPage.tsx'), layout: 'admin', guards: ['auth', 'has-role'] },
    {
      route: employerRoutes.companyForm,
      page: () => import('./companies/CompanyFormPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'role:employer|admin', 'may:company:update'],
    },
    { route: employerRoutes.companyView, page: () => import('./companies/CompanyPage.tsx'), layout: 'admin', guards: ['auth', 'has-role'] },
    {
      route: employerRoutes.profile,
      page: () => import('./companies/EmployerProfilePage.tsx'),
      layout: 'admin',
      guards: ['auth', 'role:employer'],
    },
    {
      route: employerRoutes.wizardStep1,
      page: () => import(/* webpackChunkName: "employer-wizard" */ './wizard/BasicsStep.tsx'),
      layout: 'wizard-employer',
      guards: ['auth', 'role:employer'],
    },
    {
      route: employerRoutes.wizardStep2,
      page: () => import(/* webpackChunkName: "employer-wizard" */ './wizard/ProfileStep.tsx'),
      layout: 'wizard-employer',
      guards: ['auth', 'role:employer'],
    },
    {
      route: employerRoutes.wizardStep3,
      page: () => import(/* webpackChunkName: "employer-wizard" */ './wizard/ContactStep.tsx'),
      layout: 'wizard-employer',
      guards: ['auth', 'role:employer'],
    },
    {
      route: employerRoutes.companyStep,
      page: () => import(/* webpackChunkName: "employer-wizard" */ './wizard/CompanyStepPage.tsx'),
      layout: 'admin',
      open: 'specification S2-6',
    },
  ],
  contributes: [
    rolePlaces.add('employer.pages', 10, { role: 'employer', afterChoice: employerRoutes.wizardStep1, profile: employerRoutes.profile }),
  ],
  moreContributes: () => import(/* webpackChunkName: "more-contributes" */ './more-contributes.ts'),
});
