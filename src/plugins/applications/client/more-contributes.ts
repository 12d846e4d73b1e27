import type { Contribution } from '#core/contract/extension-point.ts';
import { href } from '#core/contract/route-ref.ts';
import { dashboardTodos } from '#plugins/dashboard/contract/todos.ts';
import { dashboardWidgets } from '#plugins/dashboard/contract/widgets.ts';
import { hubPlaces, managedParts, seekerParts } from '#plugins/jobs/contract/client-extension-points.ts';
import { postingParts } from '#plugins/jobs/contract/posting-parts.ts';
import { applicationParts } from '../contract/application-parts.ts';
import { OWN_PARTS } from '../contract/applying/sent-copies.ts';
import { applicationRoutes } from '../contract/routes.ts';

/** The contributions of the plugin to pages for signed-in users. */
export const contributes: readonly Contribution[] = [
  postingParts.add('applications.applied', 10, { mark: { load: () => import('./search/applied-mark.tsx') } }),
  seekerParts.add('applications.applied', 20, { applied: { roles: ['candidate'], load: () => import('./widgets/AppliedSource.tsx') } }),
  managedParts.add('applications.applicants', 10, {
    column: { title: 'applications:managed.applicants', width: 9, load: () => import('./managed/applicants-column.tsx') },
    place: { label: 'applications:managed.open', to: (jobId) => href(applicationRoutes.applicants, { jobId }) },
    badge: { load: () => import('./nav/ManagedBadge.tsx') },
    formSection: { title: 'applications:terms.title', load: () => import('./terms/ApplyingSection.tsx') },
  }),
  hubPlaces.add('applications.applied', 20, {
    route: applicationRoutes.applied,
    title: 'applications:nav.applied',
    text: 'applications:hub.appliedText',
    roles: ['candidate'],
    figure: () => import('./nav/applied-figure.ts'),
  }),
  dashboardWidgets.add('applications.own', 10, {
    title: 'applications:widget.applications',
    audience: ['candidate'],
    size: 'wide',
    load: () => import('./widgets/MyApplicationsWidget.tsx'),
  }),
  applicationParts.add('applications.message', 10, {
    sent: {
      name: OWN_PARTS.message,
      title: 'applications:parts.message',
      isAsked: ({ message }) => message !== 'off',
      load: () => import('./parts/message-part.tsx'),
    },
  }),
  applicationParts.add('applications.answers', 20, {
    sent: {
      name: OWN_PARTS.answers,
      title: 'applications:parts.answers',
      isAsked: ({ questions }) => questions.length > 0,
      load: () => import('./parts/answers-part.tsx'),
    },
  }),
  applicationParts.add('applications.posting', 50, {
    sent: {
      name: OWN_PARTS.posting,
      title: 'applications:parts.posting',
      titleBefore: 'applications:parts.job',
      load: () => import('./parts/posting-part.tsx'),
    },
  }),
  dashboardTodos.add('applications.own', 12, { audience: ['candidate'], load: () => import('./widgets/candidate-todos.ts') }),
  dashboardTodos.add('applications.applicants', 10, { audience: ['employer'], load: () => import('./widgets/posting-todos.ts') }),
];
