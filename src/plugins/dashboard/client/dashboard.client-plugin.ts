import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { dashboardRoutes } from '../contract/routes.ts';

// The three pages share one chunk.
const dashboards = () => import('./Dashboard.tsx');

/** A dashboard for each role, built from the panels of other plugins. */
export const dashboardClientPlugin = defineClientPlugin({
  id: 'dashboard',
  pages: [
    { route: dashboardRoutes.own, page: () => import('./OwnDashboardPage.tsx'), layout: 'admin', guards: ['auth'] },
    {
      route: dashboardRoutes.admin,
      page: async () => ({ Page: (await dashboards()).AdminDashboard }),
      layout: 'admin',
      guards: ['auth', 'role:admin'],
    },
    {
      route: dashboardRoutes.candidate,
      page: async () => ({ Page: (await dashboards()).CandidateDashboard }),
      layout: 'admin',
      guards: ['auth', 'role:candidate'],
    },
    {
      route: dashboardRoutes.employer,
      page: async () => ({ Page: (await dashboards()).EmployerDashboard }),
      layout: 'admin',
      guards: ['auth', 'role:employer'],
    },
  ],
  locales: {
    en: () => import('./locales/en.json'),
    ar: () => import('./locales/ar.json'),
    de: () => import('./locales/de.json'),
    fa: () => import('./locales/fa.json'),
    he: () => import('./locales/he.json'),
  },
  moreContributes: () => import(/* webpackChunkName: "more-contributes" */ './more-contributes.ts'),
});
