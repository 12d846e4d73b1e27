import { ApiClient } from '#core/client/http/api-client.ts';
import { beginList } from '#core/client/lists/list-declaration.ts';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { page } from '#core/client/plugin/page.ts';
import { KeptSearches } from '#core/client/search/kept-search.ts';
import { SearchIcon } from '#core/client/ui/icons/icons.tsx';
import { dashboardRoutes } from '#plugins/dashboard/contract/routes.ts';
import { companyParts } from '#plugins/employer/contract/company-parts.ts';
import { getJob } from '#plugins/jobs/contract/endpoints.ts';
import { postingParts } from '#plugins/jobs/contract/posting-parts.ts';
import { jobRoutes } from '#plugins/jobs/contract/routes.ts';
import { landingParts } from '#plugins/public/contract/landing.ts';
import { savedRoutes } from '../contract/routes.ts';
import { getSavedMark, listSavedSearches } from '../contract/saved-endpoints.ts';
import { BookmarkIcon } from './saved/BookmarkIcon.tsx';
import { savedList } from './saved/saved-list.ts';
import { jobSearch } from './terms/job-search.ts';

/** The newest postings, and the rules of their order. */
const loadNewest = () => import(/* webpackChunkName: "jobs-landing" */ './landing/NewestJobsSection.tsx');

const loadSimilar = () => import(/* webpackChunkName: "similar-jobs" */ './similar/SimilarJobs.tsx');

/** The search of job postings, and what users save of it. */
export const jobSearchClientPlugin = defineClientPlugin({
  id: 'job-search',
  requires: ['jobs', 'public', 'dashboard', 'employer', 'admin-masters', 'places'],
  textsOf: ['jobs'],
  locales: {
    // In the first download, like those of `jobs`. Other languages are in the files of those of `jobs`, with which they load.
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
      route: jobRoutes.openSearch,
      load: () => import('./open/OpenSearchPage.tsx'),
      layout: 'default',
      purpose: 'action',
      showsMore: true,
      beyondSpecification: true,
      publicNav: { label: 'job-search:nav.search', column: 'candidates', order: 10 },
    }),
    page({
      route: jobRoutes.search,
      load: () => import('./search/JobSearchPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'has-role'],
      purpose: 'search',
      nav: { label: 'job-search:nav.search', icon: SearchIcon, section: 'main', order: 20 },
      opening: ({ search, signal, resolve }) => resolve(KeptSearches).of(jobSearch).begin(jobSearch.terms.from(search), signal),
      likelyAfter: [dashboardRoutes.candidate, dashboardRoutes.employer, dashboardRoutes.admin],
    }),
    page({
      route: savedRoutes.list,
      load: () => import('./saved/SavedJobsPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'role:candidate'],
      nav: { label: 'job-search:nav.saved', icon: BookmarkIcon, section: 'main', order: 25 },
      opening: ({ search, signal, resolve }) => {
        beginList(resolve(ApiClient), savedList, search, signal);
        resolve(ApiClient).begin(listSavedSearches, { signal });
      },
    }),
    page({
      route: savedRoutes.detail,
      load: () => import('./saved/SavedJobPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'role:candidate'],
      purpose: 'job',
      opening: ({ params, signal, resolve }) => {
        resolve(ApiClient).begin(getJob, { params, signal });
        resolve(ApiClient).begin(getSavedMark, { params, signal });
      },
    }),
  ],
  contributes: [
    landingParts.add('job-search.newest', 10, {
      search: { to: jobRoutes.openSearch, wordsKey: 'q', live: () => import('./landing/LiveJobs.tsx') },
      section: { load: loadNewest },
      figure: { place: 'band', load: loadNewest },
    }),
    landingParts.add('job-search.categories', 20, {
      section: { load: () => import(/* webpackChunkName: "jobs-landing" */ './landing/CategoriesSection.tsx') },
    }),
    companyParts.add('job-search.postings', 10, {
      section: { title: 'job-search:company.title', load: () => import('./company/CompanyJobsSection.tsx') },
      action: { load: () => import('./follow/FollowCompany.tsx') },
    }),
    postingParts.add('job-search.postings', 10, {
      tool: { load: () => import(/* webpackChunkName: "beside-posting" */ './saved/SaveTool.tsx') },
      similar: { load: loadSimilar, loadInstead: loadSimilar },
    }),
  ],
  moreContributes: () => import(/* webpackChunkName: "more-contributes" */ './more-contributes.ts'),
});
