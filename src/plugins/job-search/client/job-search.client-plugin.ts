import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { similarLists } from '#plugins/jobs/contract/client-extension-points.ts';
import { postingParts } from '#plugins/jobs/contract/posting-parts.ts';
import { jobRoutes } from '#plugins/jobs/contract/routes.ts';
import { landingParts } from '#plugins/public/contract/landing.ts';
import { savedRoutes } from '../contract/routes.ts';

/** The newest postings, and the rules of their order. */
const loadNewest = () => import(/* webpackChunkName: "jobs-landing" */ './landing/NewestJobsSection.tsx');

const loadSimilar = () => import(/* webpackChunkName: "beside-posting" */ './similar/SimilarJobs.tsx');

/** The search of job postings, and what users save of it. */
export const jobSearchClientPlugin = defineClientPlugin({
  id: 'job-search',
  requires: ['jobs', 'public', 'dashboard', 'employer', 'admin-masters'],
  textsOf: ['jobs'],
  locales: {
    // In the files of those of `jobs`, with which they load.
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
      route: jobRoutes.openSearch,
      page: () => import('./open/OpenSearchPage.tsx'),
      layout: 'default',
      purpose: 'action',
      showsMore: true,
      beyondSpecification: true,
    },
    {
      route: jobRoutes.search,
      page: () => import('./search/JobSearchPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'has-role'],
      purpose: 'search',
    },
    { route: savedRoutes.list, page: () => import('./saved/SavedJobsPage.tsx'), layout: 'admin', guards: ['auth', 'role:candidate'] },
    {
      route: savedRoutes.detail,
      page: () => import('./saved/SavedJobPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'role:candidate'],
      purpose: 'job',
    },
  ],
  nav: [{ route: jobRoutes.openSearch, label: 'job-search:nav.search', section: 'public', column: 'candidates', order: 10 }],
  contributes: [
    landingParts.add('job-search.newest', 10, {
      search: { to: jobRoutes.openSearch, wordsKey: 'q', live: () => import('./landing/LiveJobs.tsx') },
      section: { load: loadNewest },
      figure: { place: 'band', load: loadNewest },
    }),
    landingParts.add('job-search.categories', 20, {
      section: { load: () => import(/* webpackChunkName: "jobs-landing" */ './landing/CategoriesSection.tsx') },
    }),
    postingParts.add('job-search.save', 10, {
      tool: { load: () => import(/* webpackChunkName: "beside-posting" */ './saved/SaveTool.tsx') },
    }),
    similarLists.add('job-search.similar', 10, { load: loadSimilar, loadInstead: loadSimilar }),
  ],
  moreContributes: () => import(/* webpackChunkName: "more-contributes" */ './more-contributes.ts'),
});
