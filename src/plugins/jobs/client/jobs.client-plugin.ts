import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { postingViews } from '../contract/client-extension-points.ts';
import { jobRoutes } from '../contract/routes.ts';

/** Job postings. */
export const jobsClientPlugin = defineClientPlugin({
  id: 'jobs',
  requires: ['dashboard', 'employer', 'admin-masters', 'users'],
  locales: {
    en: () => import(/* webpackChunkName: "jobs-en" */ './locales/en.json'),
    ar: () => import(/* webpackChunkName: "jobs-ar" */ './locales/ar.json'),
    de: () => import(/* webpackChunkName: "jobs-de" */ './locales/de.json'),
    fa: () => import(/* webpackChunkName: "jobs-fa" */ './locales/fa.json'),
    he: () => import(/* webpackChunkName: "jobs-he" */ './locales/he.json'),
  },
  openLocales: { en: () => import(/* webpackChunkName: "jobs-open" */ './locales/en.open.json') },
  moreLocales: { en: () => import(/* webpackChunkName: "jobs-more" */ './locales/en.more.json') },
  pages: [
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
      route: jobRoutes.detail,
      page: () => import('./posting-page/JobPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'has-role'],
      purpose: 'job',
      asked: () => import('./open/AskedJob.tsx'),
    },
    {
      route: jobRoutes.view,
      page: () => import('./posting-page/JobViewPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'has-role'],
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
      page: () => import('./form-page/JobFormPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'role:employer|admin', 'may:job-posting:create'],
      asked: () => import('./open/AskedToPost.tsx'),
    },
  ],
  nav: [{ route: jobRoutes.form, label: 'jobs:nav.form', section: 'public', column: 'employers', order: 20 }],
  contributes: [
    postingViews.add('jobs.views', 10, {
      loadPreview: () => import('./posting/JobPreview.tsx'),
      loadPage: () => import('./posting-page/PostingById.tsx'),
    }),
  ],
  moreContributes: () => import(/* webpackChunkName: "more-contributes" */ './more-contributes.ts'),
});
