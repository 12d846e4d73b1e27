import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { landingParts } from '#plugins/public/contract/landing.ts';
import { jobRoutes } from '../contract/routes.ts';

/** Job postings and their search. */
export const jobsClientPlugin = defineClientPlugin({
  id: 'jobs',
  requires: ['public', 'dashboard', 'employer', 'admin-masters', 'users'],
  locales: {
    en: () => import(/* webpackChunkName: "jobs-en" */ './locales/en.json'),
    ar: () => import('./locales/ar.json'),
    de: () => import('./locales/de.json'),
    fa: () => import('./locales/fa.json'),
    he: () => import('./locales/he.json'),
  },
  openLocales: { en: () => import('./locales/en.open.json') },
  moreLocales: { en: () => import('./locales/en.more.json') },
  pages: [
    {
      route: jobRoutes.openSearch,
      page: () => import('./open/OpenSearchPage.tsx'),
      layout: 'default',
      purpose: 'action',
      showsMore: true,
      beyondSpecification: true,
    },
    {
      route: jobRoutes.openDetail,
      page: () => import('./open/OpenPostingPage.tsx'),
      layout: 'default',
      purpose: 'action',
      asked: () => import('./open/AskedJob.tsx'),
      showsMore: true,
      beyondSpecification: true,
    },
    {
      route: jobRoutes.hub,
      page: () => import('./JobsHubPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'has-role'],
      title: 'jobs:hub.title',
    },
    {
      route: jobRoutes.search,
      page: () => import('./search/JobSearchPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'has-role'],
      purpose: 'search',
    },
    {
      route: jobRoutes.detail,
      page: () => import('./posting/JobPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'has-role'],
      purpose: 'job',
      asked: () => import('./open/AskedJob.tsx'),
    },
    {
      route: jobRoutes.view,
      page: () => import('./posting/JobViewPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'has-role'],
      purpose: 'job',
    },
    { route: jobRoutes.saved, page: () => import('./saved/SavedJobsPage.tsx'), layout: 'admin', guards: ['auth', 'role:candidate'] },
    {
      route: jobRoutes.savedDetail,
      page: () => import('./saved/SavedJobPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'role:candidate'],
      purpose: 'job',
    },
    {
      route: jobRoutes.managed,
      page: () => import('./managed/ManagedJobsPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'role:employer|admin', 'may:job-posting:list'],
    },
    {
      route: jobRoutes.form,
      page: () => import('./form/JobFormPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'role:employer|admin', 'may:job-posting:create'],
      asked: () => import('./open/AskedToPost.tsx'),
    },
  ],
  nav: [
    { route: jobRoutes.openSearch, label: 'jobs:nav.search', section: 'public', column: 'candidates', order: 10 },
    { route: jobRoutes.form, label: 'jobs:nav.form', section: 'public', column: 'employers', order: 20 },
  ],
  contributes: [
    landingParts.add('jobs.newest', 10, {
      search: { to: jobRoutes.openSearch, wordsKey: 'q', live: () => import('./landing/LiveJobs.tsx') },
      section: { load: () => import(/* webpackChunkName: "jobs-landing" */ './widgets/NewestJobsSection.tsx') },
      figure: { place: 'band', load: () => import(/* webpackChunkName: "jobs-landing" */ './landing/OrderFigure.tsx') },
    }),
    landingParts.add('jobs.categories', 20, {
      section: { load: () => import(/* webpackChunkName: "jobs-landing" */ './landing/CategoriesSection.tsx') },
    }),
  ],
  moreContributes: () => import(/* webpackChunkName: "more-contributes" */ './more-contributes.ts'),
});
