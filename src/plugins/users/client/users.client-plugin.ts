import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { userRoutes } from '../contract/routes.ts';

/** The care of users by administrators, and the groups of administrators. */
export const usersClientPlugin = defineClientPlugin({
  id: 'users',
  requires: ['account'],
  pages: [
    {
      route: userRoutes.users,
      page: () => import(/* webpackChunkName: "users" */ './list/UsersPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'may:user:list'],
      beyondSpecification: true,
    },
    {
      route: userRoutes.groups,
      page: () => import(/* webpackChunkName: "users" */ './groups/GroupsPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'may:admin-group:list'],
      beyondSpecification: true,
    },
    {
      route: userRoutes.user,
      page: () => import(/* webpackChunkName: "users" */ './user/UserPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'may:user:read'],
      beyondSpecification: true,
    },
  ],
  moreContributes: () => import(/* webpackChunkName: "more-contributes" */ './more-contributes.ts'),
  locales: {
    en: () => import('./locales/en.json'),
    ar: () => import('./locales/ar.json'),
    de: () => import('./locales/de.json'),
    fa: () => import('./locales/fa.json'),
    he: () => import('./locales/he.json'),
  },
});
