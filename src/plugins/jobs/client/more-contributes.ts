import { adminWords } from '#core/contract/audit.ts';
import type { Contribution } from '#core/contract/extension-point.ts';
import { href } from '#core/contract/route-ref.ts';
import { dashboardTodos } from '#plugins/dashboard/contract/todos.ts';
import { dashboardWidgets } from '#plugins/dashboard/contract/widgets.ts';
import { factPlaces } from '#plugins/users/contract/fact-places.ts';
import { hubPlaces } from '../contract/client-extension-points.ts';
import { jobRoutes } from '../contract/routes.ts';
import { jobKinds } from './master-kinds.ts';

/** The contributions of the plugin to pages for signed-in users. */
export const contributes: readonly Contribution[] = [
  ...jobKinds,
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
  adminWords.add('jobs.words', 40, {
    duty: { duty: 'jobs', title: 'jobs:duty.title', text: 'jobs:duty.text' },
    sentences: {
      'job-posting.created': 'jobs:sentences.created',
      'job-posting.edited': 'jobs:sentences.edited',
      'job-posting.deleted': 'jobs:sentences.deleted',
      'job-posting.posted': 'jobs:sentences.posted',
      'job-posting.published': 'jobs:sentences.published',
      'job-posting.sent-back': 'jobs:sentences.sent-back',
      'job-posting.removed': 'jobs:sentences.removed',
      'job-posting.closed': 'jobs:sentences.closed',
      'job-posting.reports-upheld': 'jobs:reports.sentences.upheld',
      'job-posting.reports-dismissed': 'jobs:reports.sentences.dismissed',
    },
  }),
];
