import { ApiClient } from '#core/client/http/api-client.ts';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { page } from '#core/client/plugin/page.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { TableIcon } from '#core/client/ui/icons/page-icons.tsx';
import { getAccess } from '../contract/access-endpoints.ts';
import { listEntities } from '../contract/endpoints.ts';
import { MASTER_ACCESS } from '../contract/master-access.ts';
import { masterRoutes } from '../contract/routes.ts';
import { DECIDES_SUGGESTIONS } from './may.ts';
import { beginRows } from './rows/begin-rows.ts';

declare module '#core/client/plugin/guard.ts' {
  interface GuardNames {
    /** The address names existing master data. */
    'master-entity': true;
    /** The user has the permission that the page needs. */
    'master-grant': true;
  }
}

const guards = () => import(/* webpackChunkName: "more-contributes" */ './guards.ts');

/** The pages for master data of other plugins: rows and permissions. */
export const adminMastersClientPlugin = defineClientPlugin({
  id: 'admin-masters',
  requires: ['users', 'dashboard'],
  locales: {
    en: () => import('./locales/en.json'),
    ar: () => import('./locales/ar.json'),
    de: () => import('./locales/de.json'),
    fa: () => import('./locales/fa.json'),
    he: () => import('./locales/he.json'),
  },
  guards: {
    'master-entity': (resolve) => async (context) => (await guards()).entityGuard(resolve)(context),
    'master-grant': (resolve) => async (context) => (await guards()).grantGuard(resolve)(context),
  },
  pages: [
    page({
      route: masterRoutes.entities,
      load: () => import('./entities/EntitiesPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'master-grant'],
      nav: {
        label: 'admin-masters:nav.entities',
        icon: TableIcon,
        section: 'settings',
        order: 10,
        badge: () => import('./suggestions/SuggestionBadge.tsx'),
        badgeNeeds: DECIDES_SUGGESTIONS,
      },
      opening: ({ signal, resolve }) => resolve(ApiClient).begin(listEntities, { signal }),
    }),
    page({
      route: masterRoutes.rows,
      load: () => import('./rows/RowsPage.tsx'),
      layout: 'admin',
      guards: ['master-entity', 'auth', 'master-grant'],
      opening: beginRows,
    }),
    page({
      route: masterRoutes.form,
      load: () => import('./row-page/RowFormPage.tsx'),
      layout: 'admin',
      guards: ['master-entity', 'auth', 'master-grant'],
    }),
    page({
      route: masterRoutes.access,
      load: () => import('./access/AccessPage.tsx'),
      layout: 'admin',
      guards: ['master-entity'],
      open: 'specification S2-6',
      opening: ({ params, signal, resolve }) => {
        if (resolve(SessionStore).may(MASTER_ACCESS, 'update')) resolve(ApiClient).begin(getAccess, { params, signal });
      },
    }),
  ],
  moreContributes: () => import(/* webpackChunkName: "more-contributes" */ './more-contributes.ts'),
});
