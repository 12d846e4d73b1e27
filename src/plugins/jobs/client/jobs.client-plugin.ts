import { ApiClient } from '#core/client/http/api-client.ts';
import { beginList } from '#core/client/lists/list-declaration.ts';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { page } from '#core/client/plugin/page.ts';
import { BriefcaseIcon, PlusIcon } from '#core/client/ui/icons/page-icons.tsx';
import { uuidParam } from '#core/contract/param-type.ts';
import { getJob } from '../contract/endpoints.ts';
import { countManagedJobs } from '../contract/managing-endpoints.ts';
import { postingParts } from '../contract/posting-parts.ts';
import { jobRoutes } from '../contract/routes.ts';
import { beginForm } from './form-page/begin-form.ts';
import { managedList } from './managed/managed-list.ts';

/** Job postings. */
export const jobsClientPlugin = defineClientPlugin({
  id: 'jobs',
  requires: ['dashboard', 'employer', 'admin-masters', 'users', 'places'],
  locales: {
    en: () => import(/* webpackMode: "eager" */ './locales/en.json'),
    ar: () => import(/* webpackChunkName: "jobs-ar" */ './locales/ar.json'),
    de: () => import(/* webpackChunkName: "jobs-de" */ './locales/de.json'),
    fa: () => import(/* webpackChunkName: "jobs-fa" */ './locales/fa.json'),
    he: () => import(/* webpackChunkName: "jobs-he" */ './locales/he.json'),
  },
  openLocales: { en: () => import(/* webpackChunkName: "jobs-open" */ './locales/en.open.json') },
  moreLocales: { en: () => import(/* webpackChunkName: "jobs-more" */ './locales/en.more.json') },
  pages: [
    page({
      route: jobRoutes.openDetail,
      load: () => import('./open/OpenPostingPage.tsx'),
      layout: 'default',
      purpose: 'action',
      asked: () => import('./open/AskedJob.tsx'),
      showsMore: true,
      beyondSpecification: true,
    }),
    page({
      route: jobRoutes.hub,
      load: () => import('./JobsHubPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'has-role'],
      title: 'jobs:hub.title',
    }),
    page({
      route: jobRoutes.detail,
      load: () => import('./posting-page/JobPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'has-role'],
      purpose: 'job',
      asked: () => import('./open/AskedJob.tsx'),
      opening: ({ params, signal, resolve }) => resolve(ApiClient).begin(getJob, { params, signal }),
      likelyAfter: [jobRoutes.search],
    }),
    page({
      route: jobRoutes.view,
      load: () => import('./posting-page/JobViewPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'has-role'],
      purpose: 'job',
      opening: ({ search, signal, resolve }) => {
        const id = uuidParam.parse(search.id ?? '');
        if (id !== undefined) resolve(ApiClient).begin(getJob, { params: { id }, signal });
      },
    }),
    page({
      route: jobRoutes.managed,
      load: () => import('./managed/ManagedJobsPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'role:employer|admin', 'may:job-posting:list'],
      nav: [
        {
          label: 'jobs:nav.managed',
          icon: BriefcaseIcon,
          section: 'main',
          order: 30,
          badge: () => import('./nav/ManagedBadge.tsx'),
          roles: ['employer'],
        },
        {
          label: 'jobs:nav.review',
          icon: BriefcaseIcon,
          section: 'main',
          order: 30,
          badge: () => import('./managed/WaitingBadge.tsx'),
          roles: ['admin'],
        },
      ],
      opening: ({ search, signal, resolve }) => {
        beginList(resolve(ApiClient), managedList, search, signal);
        resolve(ApiClient).begin(countManagedJobs, { signal });
      },
    }),
    page({
      route: jobRoutes.form,
      load: () => import('./form-page/JobFormPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'role:employer|admin', 'may:job-posting:create'],
      asked: () => import('./open/AskedToPost.tsx'),
      nav: { label: 'jobs:nav.form', icon: PlusIcon, section: 'main', order: 40, roles: ['employer', 'admin'] },
      publicNav: { label: 'jobs:nav.form', column: 'employers', order: 20 },
      opening: beginForm,
      likelyAfter: [jobRoutes.managed],
    }),
  ],
  contributes: [
    postingParts.add('jobs.view', 10, {
      view: {
        loadPreview: () => import('./posting/JobPreview.tsx'),
        loadPage: () => import('./posting-page/PostingById.tsx'),
        loadText: () => import('./posting/PostingArticle.tsx'),
      },
    }),
  ],
  moreContributes: () => import(/* webpackChunkName: "more-contributes" */ './more-contributes.ts'),
});
