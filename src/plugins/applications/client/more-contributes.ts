import { ApiClient } from '#core/client/http/api-client.ts';
import type { NavItem } from '#core/client/plugin/client-plugin.ts';
import { pageOpenings } from '#core/client/router/page-openings.ts';
import { whenOpening } from '#core/client/router/when-opening.ts';
import { FileIcon } from '#core/client/ui/icons/page-icons.tsx';
import { type Contribution, contribute } from '#core/contract/extension-point.ts';
import { PAGE_LIMIT } from '#core/contract/paging.ts';
import { href } from '#core/contract/route-ref.ts';
import { dashboardTodos } from '#plugins/dashboard/contract/todos.ts';
import { dashboardWidgets } from '#plugins/dashboard/contract/widgets.ts';
import { hubPlaces, managedParts } from '#plugins/jobs/contract/client-extension-points.ts';
import { postingParts } from '#plugins/jobs/contract/posting-parts.ts';
import { getApplication, listApplications } from '../contract/endpoints.ts';
import { applicationRoutes } from '../contract/routes.ts';

/** The contributions of the plugin to pages for signed-in users. */
export const contributes: readonly Contribution[] = [
  contribute(pageOpenings, {
    id: 'applications.applied',
    order: 10,
    value: whenOpening(applicationRoutes.applied, ({ signal, resolve }) => {
      resolve(ApiClient).begin(listApplications, { query: { limit: PAGE_LIMIT.default }, signal });
    }),
  }),
  contribute(pageOpenings, {
    id: 'applications.applied-detail',
    order: 20,
    value: whenOpening(applicationRoutes.appliedDetail, ({ params, signal, resolve }) => {
      resolve(ApiClient).begin(getApplication, { params, signal });
    }),
  }),
  contribute(postingParts, { id: 'applications.applied', order: 10, value: { mark: { load: () => import('./search/applied-mark.tsx') } } }),
  contribute(managedParts, {
    id: 'applications.applicants',
    order: 10,
    value: {
      column: { title: 'applications:managed.applicants', width: 9, load: () => import('./managed/applicants-column.tsx') },
      place: { label: 'applications:managed.open', to: (jobId) => href(applicationRoutes.applicants, { jobId }) },
      badge: { load: () => import('./nav/ManagedBadge.tsx') },
    },
  }),
  contribute(hubPlaces, {
    id: 'applications.applied',
    order: 20,
    value: {
      route: applicationRoutes.applied,
      title: 'applications:nav.applied',
      text: 'applications:hub.appliedText',
      roles: ['candidate'],
      figure: () => import('./nav/applied-figure.ts'),
    },
  }),
  contribute(dashboardWidgets, {
    id: 'applications.own',
    order: 10,
    value: {
      title: 'applications:widget.applications',
      audience: ['candidate'],
      size: 'wide',
      load: () => import('./widgets/MyApplicationsWidget.tsx'),
    },
  }),
  contribute(dashboardTodos, {
    id: 'applications.applicants',
    order: 10,
    value: { audience: ['employer'], load: () => import('./widgets/posting-todos.ts') },
  }),
];

/** The navigation of the plugin for signed-in users. */
export const nav: readonly NavItem[] = [
  {
    route: applicationRoutes.applied,
    label: 'applications:nav.applied',
    icon: FileIcon,
    section: 'main',
    order: 30,
    badge: () => import('./nav/AppliedBadge.tsx'),
  },
];
