import { ApiClient } from '#core/client/http/api-client.ts';
import { beginList } from '#core/client/lists/list-declaration.ts';
import { type Command, commands } from '#core/client/palette/command.ts';
import type { NavItem } from '#core/client/plugin/client-plugin.ts';
import { likelyNext } from '#core/client/router/likely-next.ts';
import { pageOpenings } from '#core/client/router/page-openings.ts';
import { whenOpening } from '#core/client/router/when-opening.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { SearchIcon } from '#core/client/ui/icons/icons.tsx';
import { BriefcaseIcon, PlusIcon } from '#core/client/ui/icons/page-icons.tsx';
import { auditSentences, dutyWords } from '#core/contract/audit.ts';
import type { Contribution } from '#core/contract/extension-point.ts';
import { uuidParam } from '#core/contract/param-type.ts';
import { href } from '#core/contract/route-ref.ts';
import { dashboardRoutes } from '#plugins/dashboard/contract/routes.ts';
import { dashboardTodos } from '#plugins/dashboard/contract/todos.ts';
import { dashboardWidgets } from '#plugins/dashboard/contract/widgets.ts';
import { companySections } from '#plugins/employer/contract/company-sections.ts';
import { listMyCompanies } from '#plugins/employer/contract/endpoints.ts';
import { factPlaces } from '#plugins/users/contract/fact-places.ts';
import { hubPlaces, similarLists } from '../contract/client-extension-points.ts';
import { getJob, listManagedJobs } from '../contract/endpoints.ts';
import { countManagedJobs, getEditedJob, listTemplates } from '../contract/managing-endpoints.ts';
import { jobRoutes } from '../contract/routes.ts';
import { getSavedMark, listSavedSearches } from '../contract/saved-endpoints.ts';
import { MadeDrafts } from './drafts/made-drafts.ts';
import { NEWEST } from './form/newest-postings.ts';
import { managedList } from './managed/managed-list.ts';
import { jobKinds } from './master-kinds.ts';
import { BookmarkIcon } from './saved/BookmarkIcon.tsx';
import { savedList } from './saved/saved-list.ts';
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
  commands.add('jobs.search', 10, searchCommand),
  ...jobKinds,
  pageOpenings.add(
    'jobs.search',
    10,
    whenOpening(jobRoutes.search, ({ search, signal, resolve }) => resolve(JobSearchStore).begin(termsFrom(search), signal)),
  ),
  pageOpenings.add(
    'jobs.detail',
    20,
    whenOpening(jobRoutes.detail, ({ params, signal, resolve }) => resolve(ApiClient).begin(getJob, { params, signal })),
  ),
  pageOpenings.add(
    'jobs.view',
    25,
    whenOpening(jobRoutes.view, ({ search, signal, resolve }) => {
      const id = uuidParam.parse(search.id ?? '');
      if (id !== undefined) resolve(ApiClient).begin(getJob, { params: { id }, signal });
    }),
  ),
  pageOpenings.add(
    'jobs.saved',
    26,
    whenOpening(jobRoutes.saved, ({ search, signal, resolve }) => {
      beginList(resolve(ApiClient), savedList, search, signal);
      resolve(ApiClient).begin(listSavedSearches, { signal });
    }),
  ),
  pageOpenings.add(
    'jobs.saved-detail',
    27,
    whenOpening(jobRoutes.savedDetail, ({ params, signal, resolve }) => {
      resolve(ApiClient).begin(getJob, { params, signal });
      resolve(ApiClient).begin(getSavedMark, { params, signal });
    }),
  ),
  pageOpenings.add(
    'jobs.managed',
    30,
    whenOpening(jobRoutes.managed, ({ search, signal, resolve }) => {
      beginList(resolve(ApiClient), managedList, search, signal);
      resolve(ApiClient).begin(countManagedJobs, { signal });
    }),
  ),
  pageOpenings.add(
    'jobs.form',
    35,
    whenOpening(jobRoutes.form, ({ search, signal, resolve }) => {
      const [api, session] = [resolve(ApiClient), resolve(SessionStore)];
      const id = uuidParam.parse(search.id ?? '');
      // The open form has just stored this draft.
      if (id !== undefined && id === resolve(MadeDrafts).open) return;
      if (!session.may('job-posting', 'create') || search.copy !== undefined) return;
      if (id !== undefined) api.begin(getEditedJob, { params: { id }, signal });
      // Administrators choose among all companies.
      if (session.role !== 'employer') return;
      if (id === undefined) api.begin(listMyCompanies, { signal });
      if (id !== undefined || search.template !== undefined) return;
      api.begin(listManagedJobs, { query: NEWEST, signal });
      api.begin(listTemplates, { signal });
    }),
  ),
  ...[dashboardRoutes.candidate, dashboardRoutes.employer, dashboardRoutes.admin].map((from) =>
    likelyNext.add(`jobs.search-after-${from.id}`, 10, { from, to: jobRoutes.search }),
  ),
  likelyNext.add('jobs.form', 30, { from: jobRoutes.managed, to: jobRoutes.form }),
  likelyNext.add('jobs.detail', 20, { from: jobRoutes.search, to: jobRoutes.detail }),
  hubPlaces.add('jobs.search', 10, {
    route: jobRoutes.search,
    title: 'jobs:nav.search',
    text: 'jobs:hub.searchText',
    roles: ['candidate', 'employer', 'admin'],
    figure: async () => ({ Figure: (await import('./hub/hub-figures.ts')).OpenJobs }),
  }),
  hubPlaces.add('jobs.saved', 15, {
    route: jobRoutes.saved,
    title: 'jobs:nav.saved',
    text: 'jobs:saved.hubText',
    roles: ['candidate'],
    figure: () => import('./saved/saved-figure.ts'),
  }),
  hubPlaces.add('jobs.managed', 30, {
    route: jobRoutes.managed,
    title: 'jobs:nav.managed',
    text: 'jobs:hub.managedText',
    roles: ['employer'],
    figure: async () => ({ Figure: (await import('./hub/hub-figures.ts')).ManagedJobs }),
  }),
  hubPlaces.add('jobs.review', 30, {
    route: jobRoutes.managed,
    title: 'jobs:nav.review',
    text: 'jobs:hub.reviewText',
    roles: ['admin'],
    ability: { subject: 'job-posting', action: 'moderate' },
    figure: async () => ({ Figure: (await import('./hub/hub-figures.ts')).WaitingJobs }),
  }),
  hubPlaces.add('jobs.form', 40, {
    route: jobRoutes.form,
    title: 'jobs:nav.form',
    text: 'jobs:hub.formText',
    roles: ['employer', 'admin'],
    ability: { subject: 'job-posting', action: 'create' },
    figure: async () => ({ Figure: (await import('./hub/hub-figures.ts')).Drafts }),
  }),
  similarLists.add('jobs.similar', 10, { load: () => import('./posting/SimilarJobs.tsx') }),
  dashboardTodos.add(
    'jobs.first-posting',
    // Before the description of the company.
    15,
    { audience: ['employer'], load: () => import('./widgets/first-posting-todo.ts') },
  ),
  dashboardTodos.add('jobs.sent-back', 3, { audience: ['employer'], load: () => import('./todos/sent-back-todos.ts') }),
  dashboardTodos.add('jobs.expiring', 4, { audience: ['employer'], load: () => import('./todos/expiring-todos.ts') }),
  dashboardTodos.add('jobs.moderation', 4, {
    audience: ['admin'],
    ability: { subject: 'job-posting', action: 'moderate' },
    load: () => import('./todos/moderation-todos.ts'),
  }),
  dashboardTodos.add('jobs.saved-searches', 20, { audience: ['candidate'], load: () => import('./saved/search-todos.ts') }),
  dashboardWidgets.add('jobs.postings', 10, {
    title: 'jobs:widget.postings',
    audience: ['employer'],
    size: 'wide',
    load: () => import('./widgets/MyPostingsWidget.tsx'),
  }),
  dashboardWidgets.add('jobs.newest', 20, {
    title: 'jobs:widget.newest',
    audience: ['candidate', 'employer', 'admin'],
    size: 'wide',
    load: () => import('./widgets/NewestJobsWidget.tsx'),
  }),
  dashboardWidgets.add('jobs.categories', 5, {
    title: 'jobs:widget.categories',
    audience: ['admin'],
    size: 'normal',
    load: () => import('./widgets/CategoriesWidget.tsx'),
  }),
  companySections.add('jobs.postings', 10, { title: 'jobs:company.title', load: () => import('./company/CompanyJobsSection.tsx') }),
  factPlaces.add('jobs.postings', 20, {
    code: 'jobs.postings',
    ability: { subject: 'job-posting', action: 'moderate' },
    to: (author) => href(jobRoutes.managed, {}, { author }),
  }),
  ...['created', 'edited', 'deleted', 'posted', 'published', 'sent-back', 'removed', 'closed'].map((what, index) =>
    auditSentences.add(`jobs.posting-${what}`, 400 + 3 * index, { action: `job-posting.${what}`, text: `jobs:sentences.${what}` }),
  ),
  ...['upheld', 'dismissed'].map((decision, index) =>
    auditSentences.add(`jobs.reports-${decision}`, 430 + 10 * index, {
      action: `job-posting.reports-${decision}`,
      text: `jobs:reports.sentences.${decision}`,
    }),
  ),
  dutyWords.add('jobs.duty', 40, { duty: 'jobs', title: 'jobs:duty.title', text: 'jobs:duty.text' }),
];

/** The navigation of the plugin for signed-in users. */
export const nav: readonly NavItem[] = [
  { route: jobRoutes.search, label: 'jobs:nav.search', icon: SearchIcon, section: 'main', order: 20 },
  { route: jobRoutes.saved, label: 'jobs:nav.saved', icon: BookmarkIcon, section: 'main', order: 25 },
  {
    route: jobRoutes.managed,
    label: 'jobs:nav.managed',
    icon: BriefcaseIcon,
    section: 'main',
    order: 30,
    badge: () => import('./nav/ManagedBadge.tsx'),
    roles: ['employer'],
  },
  {
    route: jobRoutes.managed,
    label: 'jobs:nav.review',
    icon: BriefcaseIcon,
    section: 'main',
    order: 30,
    badge: () => import('./review/WaitingBadge.tsx'),
    roles: ['admin'],
  },
  { route: jobRoutes.form, label: 'jobs:nav.form', icon: PlusIcon, section: 'main', order: 40, roles: ['employer', 'admin'] },
];
