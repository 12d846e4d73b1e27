import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { FileIcon } from '#core/client/ui/icons/FileIcon.tsx';
import { contribute } from '#core/contract/extension-point.ts';
import { href } from '#core/contract/route-ref.ts';
import { dashboardTodos } from '#plugins/dashboard/contract/todos.ts';
import { dashboardWidgets } from '#plugins/dashboard/contract/widgets.ts';
import { hubPlaces } from '#plugins/jobs/contract/hub-places.ts';
import { managedBadges, managedColumns, managedPlaces } from '#plugins/jobs/contract/managed-postings.ts';
import { postingParts } from '#plugins/jobs/contract/posting-parts.ts';
import { rowMarks } from '#plugins/jobs/contract/row-marks.ts';
import { landingFigures } from '#plugins/public/contract/landing.ts';
import { applicationRoutes } from '../contract/routes.ts';

/** Applications to job postings: applying, where each stands, and what employers do with them. */
export const applicationsClientPlugin = defineClientPlugin({
  id: 'applications',
  requires: ['jobs', 'public', 'dashboard'],
  locales: {
    en: () => import('./locales/en.json'),
    ar: () => import('./locales/ar.json'),
    de: () => import('./locales/de.json'),
    fa: () => import('./locales/fa.json'),
    he: () => import('./locales/he.json'),
  },
  moreLocales: { en: () => import('./locales/en.more.json') },
  pages: [
    {
      route: applicationRoutes.applied,
      page: () => import('./application/AppliedJobsPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'role:candidate'],
    },
    {
      route: applicationRoutes.appliedDetail,
      page: () => import('./application/ApplicationPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'role:candidate'],
    },
    {
      route: applicationRoutes.applicants,
      page: () => import('./applicants/ApplicantsPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'role:employer|admin'],
      width: 'full',
    },
    {
      route: applicationRoutes.applicant,
      page: () => import('./applicants/ApplicantPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'role:employer|admin'],
      width: 'wide',
    },
  ],
  nav: [
    {
      route: applicationRoutes.applied,
      label: 'applications:nav.applied',
      icon: FileIcon,
      section: 'main',
      order: 30,
      badge: () => import('./nav/AppliedBadge.tsx'),
    },
  ],
  contributes: [
    contribute(postingParts, {
      id: 'applications.apply',
      order: 10,
      value: { ability: { subject: 'application', action: 'create' }, load: () => import('./posting/apply-part.ts') },
    }),
    contribute(rowMarks, { id: 'applications.applied', order: 10, value: { load: () => import('./search/applied-mark.tsx') } }),
    contribute(managedColumns, {
      id: 'applications.applicants',
      order: 10,
      value: { title: 'applications:managed.applicants', width: 9, load: () => import('./managed/applicants-column.tsx') },
    }),
    contribute(managedPlaces, {
      id: 'applications.applicants',
      order: 10,
      value: { label: 'applications:managed.open', to: (jobId) => href(applicationRoutes.applicants, { jobId }) },
    }),
    contribute(managedBadges, { id: 'applications.new-applicants', order: 10, value: { load: () => import('./nav/ManagedBadge.tsx') } }),
    contribute(hubPlaces, {
      id: 'applications.applied',
      order: 20,
      value: {
        route: applicationRoutes.applied,
        title: 'applications:nav.applied',
        text: 'applications:hub.appliedText',
        roles: ['candidate'],
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
    contribute(landingFigures, {
      id: 'applications.course',
      order: 10,
      value: { place: 'hero', load: () => import('./landing/CourseFigure.tsx') },
    }),
    contribute(landingFigures, {
      id: 'applications.triage',
      order: 30,
      // In one chunk with what `jobs` shows on the same page.
      value: { place: 'employers', load: () => import(/* webpackChunkName: "jobs-landing" */ './landing/TriageFigure.tsx') },
    }),
  ],
});
