import { type Contribution, contribute } from '#core/contract/extension-point.ts';
import { dashboardWidgets } from '#plugins/dashboard/contract/widgets.ts';
import { companySections } from '#plugins/employer/contract/company-sections.ts';
import { hubPlaces } from '../contract/client-extension-points.ts';
import { jobRoutes } from '../contract/routes.ts';

/** The contributions of the plugin to pages for signed-in users. */
export const contributes: readonly Contribution[] = [
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
];
