import { ApiClient } from '#core/client/http/api-client.ts';
import { beginList } from '#core/client/lists/list-declaration.ts';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { page } from '#core/client/plugin/page.ts';
import { KeptSearches } from '#core/client/search/kept-search.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { CompanyIcon, ShopIcon } from '#core/client/ui/icons/page-icons.tsx';
import { rolePlaces } from '#plugins/account/contract/role-places.ts';
import { getCompany, listMyCompanies } from '../contract/endpoints.ts';
import { employerRoutes } from '../contract/routes.ts';
import { companySearch, companyTerms } from './companies/company-search.ts';
import { managedCompanyList } from './managed/managed-companies-list.ts';

/** Companies and their employers. */
export const employerClientPlugin = defineClientPlugin({
  id: 'employer',
  requires: ['account', 'dashboard', 'admin-masters', 'public', 'users'],
  locales: {
    en: () => import('./locales/en.json'),
    ar: () => import('./locales/ar.json'),
    de: () => import('./locales/de.json'),
    fa: () => import('./locales/fa.json'),
    he: () => import('./locales/he.json'),
  },
  moreLocales: { en: () => import('./locales/en.more.json') },
  pages: [
    page({
      route: employerRoutes.openCompanies,
      load: () => import('./open/OpenCompaniesPage.tsx'),
      layout: 'default',
      showsMore: true,
      beyondSpecification: true,
      // Among the texts of every open page: those of this plugin would load for one word.
      publicNav: { label: 'public:nav.companies', column: 'candidates', order: 15 },
      opening: ({ search, signal, resolve }) => resolve(KeptSearches).of(companySearch).begin(companyTerms.from(search), signal),
    }),
    page({
      route: employerRoutes.openCompany,
      load: () => import('./open/OpenCompanyPage.tsx'),
      layout: 'default',
      showsMore: true,
      beyondSpecification: true,
      opening: ({ params: { id }, signal, resolve }) => {
        if (id) resolve(ApiClient).begin(getCompany, { params: { id }, signal });
      },
    }),
    page({
      route: employerRoutes.companies,
      load: () => import('./companies/CompaniesPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'has-role'],
      nav: { label: 'employer:nav.companies', icon: CompanyIcon, section: 'main', order: 50 },
      opening: ({ search, signal, resolve }) => {
        if (resolve(SessionStore).may('managed-company', 'list')) beginList(resolve(ApiClient), managedCompanyList, search, signal);
        else resolve(KeptSearches).of(companySearch).begin(companyTerms.from(search), signal);
      },
    }),
    page({
      route: employerRoutes.companyForm,
      load: () => import('./companies/CompanyFormPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'role:employer|admin', 'may:company:update'],
    }),
    page({
      route: employerRoutes.companyView,
      load: () => import('./companies/CompanyPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'has-role'],
      opening: ({ search: { id }, signal, resolve }) => {
        if (id) resolve(ApiClient).begin(getCompany, { params: { id }, signal });
      },
    }),
    page({
      route: employerRoutes.profile,
      load: () => import('./companies/EmployerProfilePage.tsx'),
      layout: 'admin',
      guards: ['auth', 'role:employer'],
      nav: { label: 'employer:nav.profile', icon: ShopIcon, section: 'account', order: 10 },
      opening: ({ signal, resolve }) => resolve(ApiClient).begin(listMyCompanies, { signal }),
    }),
    page({
      route: employerRoutes.wizardStep1,
      load: () => import(/* webpackChunkName: "employer-wizard" */ './wizard/BasicsStep.tsx'),
      layout: 'wizard-employer',
      guards: ['auth', 'role:employer'],
      step: {
        wizard: 'employer',
        order: 10,
        title: 'employer:wizard.step',
        isOptional: false,
        progress: async () => ({ Progress: (await import('./wizard/company-progress.ts')).BasicsProgress }),
      },
      opening: ({ signal, resolve }) => resolve(ApiClient).begin(listMyCompanies, { signal }),
    }),
    page({
      route: employerRoutes.wizardStep2,
      load: () => import(/* webpackChunkName: "employer-wizard" */ './wizard/ProfileStep.tsx'),
      layout: 'wizard-employer',
      guards: ['auth', 'role:employer'],
      step: {
        wizard: 'employer',
        order: 20,
        title: 'employer:wizard.profileStep',
        isOptional: true,
        progress: async () => ({ Progress: (await import('./wizard/company-progress.ts')).ProfileProgress }),
      },
      opening: ({ signal, resolve }) => resolve(ApiClient).begin(listMyCompanies, { signal }),
    }),
    page({
      route: employerRoutes.wizardStep3,
      load: () => import(/* webpackChunkName: "employer-wizard" */ './wizard/ContactStep.tsx'),
      layout: 'wizard-employer',
      guards: ['auth', 'role:employer'],
      step: {
        wizard: 'employer',
        order: 30,
        title: 'employer:wizard.contactStep',
        isOptional: true,
        progress: async () => ({ Progress: (await import('./wizard/company-progress.ts')).ContactProgress }),
      },
      opening: ({ signal, resolve }) => resolve(ApiClient).begin(listMyCompanies, { signal }),
    }),
    page({
      route: employerRoutes.companyStep,
      load: () => import(/* webpackChunkName: "employer-wizard" */ './wizard/CompanyStepPage.tsx'),
      layout: 'admin',
      open: 'specification S2-6',
    }),
  ],
  contributes: [
    rolePlaces.add('employer.pages', 10, { role: 'employer', afterChoice: employerRoutes.wizardStep1, profile: employerRoutes.profile }),
  ],
  moreContributes: () => import(/* webpackChunkName: "more-contributes" */ './more-contributes.ts'),
});
