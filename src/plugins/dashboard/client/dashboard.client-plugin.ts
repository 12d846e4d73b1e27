import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { page } from '#core/client/plugin/page.ts';
import { HomeIcon } from '#core/client/ui/icons/page-icons.tsx';
import { dashboardRoutes } from '../contract/routes.ts';

/** A dashboard for each role, built from the panels of other plugins, with which it shares a chunk (`scripts/webpack/name-contributions.ts`). */
export const dashboardClientPlugin = defineClientPlugin({
  id: 'dashboard',
  pages: [
    page({
      route: dashboardRoutes.own,
      load: () => import(/* webpackChunkName: "more-contributes" */ './OwnDashboardPage.tsx'),
      layout: 'admin',
      guards: ['auth'],
      nav: { label: 'dashboard:nav.own', icon: HomeIcon, section: 'main', order: 10 },
    }),
    page({
      route: dashboardRoutes.admin,
      load: async () => ({ Page: (await import(/* webpackChunkName: "home-admin" */ './Dashboard.tsx')).AdminDashboard }),
      layout: 'admin',
      guards: ['auth', 'role:admin'],
    }),
    page({
      route: dashboardRoutes.candidate,
      load: async () => ({ Page: (await import(/* webpackChunkName: "home-candidate" */ './Dashboard.tsx')).CandidateDashboard }),
      layout: 'admin',
      guards: ['auth', 'role:candidate'],
    }),
    page({
      route: dashboardRoutes.employer,
      load: async () => ({ Page: (await import(/* webpackChunkName: "home-employer" */ './Dashboard.tsx')).EmployerDashboard }),
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
