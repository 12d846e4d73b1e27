import { ApiClient } from '#core/client/http/api-client.ts';
import { beginList } from '#core/client/lists/list-declaration.ts';
import type { NavItem } from '#core/client/plugin/client-plugin.ts';
import { likelyNext } from '#core/client/router/likely-next.ts';
import { pageOpenings } from '#core/client/router/page-openings.ts';
import { whenOpening } from '#core/client/router/when-opening.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { BriefcaseIcon, PlusIcon } from '#core/client/ui/icons/page-icons.tsx';
import { auditSentences, dutyWords } from '#core/contract/audit.ts';
import type { Contribution } from '#core/contract/extension-point.ts';
import { uuidParam } from '#core/contract/param-type.ts';
import { href } from '#core/contract/route-ref.ts';
import { dashboardTodos } from '#plugins/dashboard/contract/todos.ts';
import { dashboardWidgets } from '#plugins/dashboard/contract/widgets.ts';
import { listMyCompanies } from '#plugins/employer/contract/endpoints.ts';
import { factPlaces } from '#plugins/users/contract/fact-places.ts';
import { hubPlaces } from '../contract/client-extension-points.ts';
import { getJob, listManagedJobs } from '../contract/endpoints.ts';
import { countManagedJobs, getEditedJob, listTemplates } from '../contract/managing-endpoints.ts';
import { jobRoutes } from '../contract/routes.ts';
import { MadeDrafts } from './drafts/made-drafts.ts';
import { NEWEST } from './form-page/newest-postings.ts';
import { managedList } from './managed/managed-list.ts';
import { jobKinds } from './master-kinds.ts';

/** The contributions of the plugin to pages for signed-in users. */
export const contributes: readonly Contribution[] = [
  ...jobKinds,
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
  likelyNext.add('jobs.form', 30, { from: jobRoutes.managed, to: jobRoutes.form }),
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
  dashboardWidgets.add('jobs.postings', 10, {
    title: 'jobs:widget.postings',
    audience: ['employer'],
    size: 'wide',
    load: () => import('./widgets/MyPostingsWidget.tsx'),
  }),
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
    badge: () => import('./managed/WaitingBadge.tsx'),
    roles: ['admin'],
  },
  { route: jobRoutes.form, label: 'jobs:nav.form', icon: PlusIcon, section: 'main', order: 40, roles: ['employer', 'admin'] },
];
