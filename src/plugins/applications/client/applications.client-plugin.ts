import { ApiClient } from '#core/client/http/api-client.ts';
import { beginList } from '#core/client/lists/list-declaration.ts';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { page } from '#core/client/plugin/page.ts';
import { FileIcon } from '#core/client/ui/icons/page-icons.tsx';
import { getJob } from '#plugins/jobs/contract/endpoints.ts';
import { postingParts } from '#plugins/jobs/contract/posting-parts.ts';
import { landingParts } from '#plugins/public/contract/landing.ts';
import { countApplications, getApplication, listApplications } from '../contract/endpoints.ts';
import { applicationRoutes } from '../contract/routes.ts';
import { MOST_LISTED } from './applicants/applicant-lists.ts';
import { appliedList } from './application/applied-list.ts';

/** Applications to job postings: applying, the stage of each application, and the employers' pages. */
export const applicationsClientPlugin = defineClientPlugin({
  id: 'applications',
  requires: ['jobs', 'public', 'dashboard'],
  locales: {
    // In the first download, because the landing page needs them.
    en: () => import(/* webpackMode: "eager" */ './locales/en.json'),
    ar: () => import('./locales/ar.json'),
    de: () => import('./locales/de.json'),
    fa: () => import('./locales/fa.json'),
    he: () => import('./locales/he.json'),
  },
  moreLocales: { en: () => import('./locales/en.more.json') },
  pages: [
    page({
      route: applicationRoutes.applied,
      load: () => import('./application/AppliedJobsPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'role:candidate'],
      nav: { label: 'applications:nav.applied', icon: FileIcon, section: 'main', order: 30, badge: () => import('./nav/AppliedBadge.tsx') },
      opening: ({ search, signal, resolve }) => beginList(resolve(ApiClient), appliedList, search, signal),
    }),
    page({
      route: applicationRoutes.appliedDetail,
      load: () => import('./application/ApplicationPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'role:candidate'],
      opening: ({ params, signal, resolve }) => resolve(ApiClient).begin(getApplication, { params, signal }),
    }),
    page({
      route: applicationRoutes.applicants,
      load: () => import('./applicants/ApplicantsPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'role:employer|admin', 'may:application:read'],
      width: 'full',
      opening: ({ params: { jobId }, search: { q }, signal, resolve }) => {
        const api = resolve(ApiClient);
        api.begin(getJob, { params: { id: jobId }, signal });
        if (q === undefined) api.begin(countApplications, { params: { id: jobId }, query: {}, signal });
      },
    }),
    page({
      route: applicationRoutes.applicant,
      load: () => import('./applicants/ApplicantPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'role:employer|admin', 'may:application:read'],
      opening: ({ params: { jobId, userId: candidateId }, signal, resolve }) =>
        resolve(ApiClient).begin(listApplications, { query: { jobId, candidateId, limit: MOST_LISTED }, signal }),
    }),
  ],
  contributes: [
    // Visitors see that they could apply.
    postingParts.add('applications.apply', 10, {
      action: {
        ability: { subject: 'application', action: 'create' },
        loadPanel: () => import('./posting/ApplyPanel.tsx'),
        loadBar: () => import('./posting/ApplyBar.tsx'),
      },
    }),
    landingParts.add('applications.course', 10, { figure: { place: 'hero', load: () => import('./landing/CourseFigure.tsx') } }),
    landingParts.add(
      'applications.triage',
      30,
      // In one chunk with the sections of `jobs` on the same page.
      { figure: { place: 'employers', load: () => import(/* webpackChunkName: "jobs-landing" */ './landing/TriageFigure.tsx') } },
    ),
  ],
  moreContributes: () => import(/* webpackChunkName: "more-contributes" */ './more-contributes.ts'),
});
