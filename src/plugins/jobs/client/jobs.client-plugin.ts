import { type Command, commands } from '#core/client/palette/command.ts';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { SearchIcon } from '#core/client/ui/icons/icons.tsx';

import { contribute } from '#core/contract/extension-point.ts';
import { href } from '#core/contract/route-ref.ts';
import { masterEntities } from '#plugins/admin-masters/contract/master-entity.ts';
import { landingFigures, landingSearch, landingSections } from '#plugins/public/contract/landing.ts';
import { jobRoutes } from '../contract/routes.ts';

/** Searches for jobs with the text of the command palette. */
const searchCommand: Command = {
  label: 'jobs:command.search',
  icon: SearchIcon,
  takesText: true,
  // Users without a role must choose one first. They cannot open the search.
  allowed: (resolve) => typeof resolve(SessionStore).role === 'string',
  run: (_resolve, text) => href(jobRoutes.search, {}, { q: text }),
};

/** Job postings and their search. */
export const jobsClientPlugin = defineClientPlugin({
  id: 'jobs',
  requires: ['public', 'dashboard', 'employer', 'admin-masters'],
  locales: {
    en: () => import(/* webpackChunkName: "jobs-en" */ './locales/en.json'),
    ar: () => import('./locales/ar.json'),
    de: () => import('./locales/de.json'),
    fa: () => import('./locales/fa.json'),
    he: () => import('./locales/he.json'),
  },
  moreLocales: { en: () => import('./locales/en.more.json') },
  pages: [
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
      width: 'wide',
      purpose: 'search',
    },
    {
      route: jobRoutes.detail,
      page: () => import('./posting/JobPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'has-role'],
      purpose: 'job',
    },
    {
      route: jobRoutes.managed,
      page: () => import('./posting/ManagedJobsPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'role:employer|admin'],
    },
    { route: jobRoutes.form, page: () => import('./posting/JobFormPage.tsx'), layout: 'admin', guards: ['auth', 'role:employer|admin'] },
  ],
  nav: [
    { route: jobRoutes.search, label: 'jobs:nav.search', section: 'public', column: 'candidates', order: 10 },
    { route: jobRoutes.form, label: 'jobs:nav.form', section: 'public', column: 'employers', order: 20 },
  ],
  contributes: [
    contribute(commands, { id: 'jobs.search', order: 10, value: searchCommand }),
    contribute(masterEntities, {
      id: 'jobs.categories',
      order: 10,
      value: {
        entity: 'job-categories',
        title: 'jobs:masters.title',
        lead: 'jobs:masters.lead',
        add: 'jobs:masters.add',
        access: 'jobs:masters.access',
      },
    }),
    contribute(landingSearch, {
      id: 'jobs.search',
      order: 10,
      value: { to: jobRoutes.search, wordsKey: 'q', live: () => import('./landing/LiveJobs.tsx') },
    }),
    contribute(landingSections, {
      id: 'jobs.newest',
      order: 10,
      value: { load: () => import(/* webpackChunkName: "jobs-landing" */ './widgets/NewestJobsSection.tsx') },
    }),
    contribute(landingSections, {
      id: 'jobs.categories',
      order: 20,
      value: { load: () => import(/* webpackChunkName: "jobs-landing" */ './landing/CategoriesSection.tsx') },
    }),
    contribute(landingFigures, {
      id: 'jobs.order',
      order: 20,
      value: { place: 'band', load: () => import(/* webpackChunkName: "jobs-landing" */ './landing/OrderFigure.tsx') },
    }),
  ],
  moreContributes: () => import(/* webpackChunkName: "more-contributes" */ './more-contributes.ts'),
});
