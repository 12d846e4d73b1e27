import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { page } from '#core/client/plugin/page.ts';
import { HomeIcon } from '#core/client/ui/icons/page-icons.tsx';
import { dashboardRoutes } from '../contract/routes.ts';

// The three pages share one chunk.
const dashboards = () => import('./Dashboard.tsx');

/** A dashboard for each role, built from the panels of other plugins. */
export const dashboardClientPlugin = defineClientPlugin({
  id: 'dashboard',
  pages: [
    page({
      route: dashboardRoutes.own,
      load: () => import('./OwnDashboardPage.tsx'),
      layout: 'admin',
      guards: ['auth'],
      nav: { label: 'dashboard:nav.own', icon: HomeIcon, section: 'main', order: 10 },
    }),
    page({
      route: dashboardRoutes.admin,
      load: async () => ({ Page: (await dashboards()).AdminDashboard }),
      layout: 'admin',
      guards: ['auth', 'role:admin'],
    }),
    page({
      route: dashboardRoutes.candidate,
      load: async () => ({ Page: (await dashboards()).CandidateDashboard }),
      layout: 'admin',
      guards: ['auth', 'role:candidate'],
    }),
    page({
      route: dashboardRoutes.employer,
      load: async () => ({ Page: (await dashboards()).EmployerDashboard }),
      layout: 'admin',
      guards: ['auth', 'role:employer'],
    }),
  ],
  locales: {
    en: () => import('./locales/en.json'),
    ar: () => import('./locales/ar.json'),
    de: () => import('./locales/de.json'),
    fa: () => import('./locales/fa.json'),
    he: () => import('./locales/he.json'),
  },
});
