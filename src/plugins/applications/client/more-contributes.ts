import type { Contribution } from '#core/contract/extension-point.ts';
import { href } from '#core/contract/route-ref.ts';
import { dashboardTodos } from '#plugins/dashboard/contract/todos.ts';
import { dashboardWidgets } from '#plugins/dashboard/contract/widgets.ts';
import { hubPlaces, managedParts } from '#plugins/jobs/contract/client-extension-points.ts';
import { postingParts } from '#plugins/jobs/contract/posting-parts.ts';
import { applicationRoutes } from '../contract/routes.ts';

/** The contributions of the plugin to pages for signed-in users. */
export const contributes: readonly Contribution[] = [
  postingParts.add('applications.applied', 10, { mark: { load: () => import('./search/applied-mark.tsx') } }),
  managedParts.add('applications.applicants', 10, {
    column: { title: 'applications:managed.applicants', width: 9, load: () => import('./managed/applicants-column.tsx') },
    place: { label: 'applications:managed.open', to: (jobId) => href(applicationRoutes.applicants, { jobId }) },
    badge: { load: () => import('./nav/ManagedBadge.tsx') },
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
  dashboardTodos.add('applications.applicants', 10, { audience: ['employer'], load: () => import('./widgets/posting-todos.ts') }),
];
