import { ApiClient } from '#core/client/http/api-client.ts';
import { type Command, commands } from '#core/client/palette/command.ts';
import type { NavItem } from '#core/client/plugin/client-plugin.ts';
import { likelyNext } from '#core/client/router/likely-next.ts';
import { pageOpenings } from '#core/client/router/page-openings.ts';
import { whenOpening } from '#core/client/router/when-opening.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { SearchIcon } from '#core/client/ui/icons/icons.tsx';
import { BriefcaseIcon, PlusIcon } from '#core/client/ui/icons/page-icons.tsx';
import { dutyWords } from '#core/contract/audit.ts';
import { type Contribution, contribute } from '#core/contract/extension-point.ts';
import { PAGE_LIMIT } from '#core/contract/paging.ts';
import { href } from '#core/contract/route-ref.ts';
import { dashboardRoutes } from '#plugins/dashboard/contract/routes.ts';
import { dashboardTodos } from '#plugins/dashboard/contract/todos.ts';
import { dashboardWidgets } from '#plugins/dashboard/contract/widgets.ts';
import { companySections } from '#plugins/employer/contract/company-sections.ts';
import { hubPlaces } from '../contract/client-extension-points.ts';
import { getJob, listManagedJobs } from '../contract/endpoints.ts';
import { jobRoutes } from '../contract/routes.ts';
import { jobKinds } from './master-kinds.ts';
import { JobSearchStore } from './search/job-search-store.ts';
import { termsFrom } from './search/search-terms.ts';

/** Searches for jobs with the text of the command palette. */
const searchCommand: Command = {
  label: 'jobs:command.search',
  icon: SearchIcon,
  takesText: true,
  // Users without a role must choose one first. They cannot open the search.
  allowed: (resolve) => typeof resolve(SessionStore).role === 'string',
  run: (_resolve, text) => href(jobRoutes.search, {}, { q: text }),
};

/** The contributions of the plugin to pages for signed-in users. */
export const contributes: readonly Contribution[] = [
  contribute(commands, { id: 'jobs.search', order: 10, value: searchCommand }),
  ...jobKinds,
  contribute(pageOpenings, {
    id: 'jobs.search',
    order: 10,
    value: whenOpening(jobRoutes.search, ({ search, signal, resolve }) => resolve(JobSearchStore).begin(termsFrom(search), signal)),
  }),
  contribute(pageOpenings, {
    id: 'jobs.detail',
    order: 20,
    value: whenOpening(jobRoutes.detail, ({ params, signal, resolve }) => resolve(ApiClient).begin(getJob, { params, signal })),
  }),
  contribute(pageOpenings, {
    id: 'jobs.managed',
    order: 30,
    value: whenOpening(jobRoutes.managed, ({ signal, resolve }) => {
      resolve(ApiClient).begin(listManagedJobs, { query: { limit: PAGE_LIMIT.default }, signal });
    }),
  }),
  ...[dashboardRoutes.candidate, dashboardRoutes.employer, dashboardRoutes.admin].map((from) =>
    contribute(likelyNext, { id: `jobs.search-after-${from.id}`, order: 10, value: { from, to: jobRoutes.search } }),
  ),
  contribute(likelyNext, { id: 'jobs.detail', order: 20, value: { from: jobRoutes.search, to: jobRoutes.detail } }),
  contribute(hubPlaces, {
    id: 'jobs.search',
    order: 10,
    value: { route: jobRoutes.search, title: 'jobs:nav.search', text: 'jobs:hub.searchText', roles: ['candidate', 'employer', 'admin'] },
  }),
  contribute(hubPlaces, {
    id: 'jobs.managed',
    order: 30,
    value: { route: jobRoutes.managed, title: 'jobs:nav.managed', text: 'jobs:hub.managedText', roles: ['employer'] },
  }),
  contribute(hubPlaces, {
    id: 'jobs.form',
    order: 40,
    value: { route: jobRoutes.form, title: 'jobs:nav.form', text: 'jobs:hub.formText', roles: ['employer'] },
  }),
  contribute(dashboardTodos, {
    id: 'jobs.first-posting',
    // Before the description of the company.
    order: 15,
    value: { audience: ['employer'], load: () => import('./widgets/first-posting-todo.ts') },
  }),
  contribute(dashboardWidgets, {
    id: 'jobs.postings',
    order: 10,
    value: {
      title: 'jobs:widget.postings',
      audience: ['employer'],
      size: 'wide',
      load: () => import('./widgets/MyPostingsWidget.tsx'),
    },
  }),
  contribute(dashboardWidgets, {
    id: 'jobs.newest',
    order: 20,
    value: {
      title: 'jobs:widget.newest',
      audience: ['candidate', 'employer', 'admin'],
      size: 'wide',
      load: () => import('./widgets/NewestJobsWidget.tsx'),
    },
  }),
  contribute(dashboardWidgets, {
    id: 'jobs.categories',
    order: 5,
    value: {
      title: 'jobs:widget.categories',
      audience: ['admin'],
      size: 'normal',
      load: () => import('./widgets/CategoriesWidget.tsx'),
    },
  }),
  contribute(companySections, {
    id: 'jobs.postings',
    order: 10,
    value: { title: 'jobs:company.title', load: () => import('./company/CompanyJobsSection.tsx') },
  }),
  contribute(dutyWords, { id: 'jobs.duty', order: 40, value: { duty: 'jobs', title: 'jobs:duty.title', text: 'jobs:duty.text' } }),
];

/** The navigation of the plugin for signed-in users. */
export const nav: readonly NavItem[] = [
  { route: jobRoutes.search, label: 'jobs:nav.search', icon: SearchIcon, section: 'main', order: 20 },
  {
    route: jobRoutes.managed,
    label: 'jobs:nav.managed',
    icon: BriefcaseIcon,
    section: 'main',
    order: 30,
    badge: () => import('./nav/ManagedBadge.tsx'),
    roles: ['employer'],
  },
  { route: jobRoutes.form, label: 'jobs:nav.form', icon: PlusIcon, section: 'main', order: 40, roles: ['employer'] },
];
