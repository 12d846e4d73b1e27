import { ApiClient } from '#core/client/http/api-client.ts';
import { beginList } from '#core/client/lists/list-declaration.ts';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { page } from '#core/client/plugin/page.ts';
import { PersonIcon } from '#core/client/ui/icons/page-icons.tsx';
import { getUser, listGroups } from '../contract/endpoints.ts';
import { userRoutes } from '../contract/routes.ts';
import { userList } from './list/user-list.ts';

/** The care of users by administrators, and the groups of administrators. */
export const usersClientPlugin = defineClientPlugin({
  id: 'users',
  requires: ['account'],
  pages: [
    page({
      route: userRoutes.users,
      load: () => import('./list/UsersPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'may:user:list'],
      beyondSpecification: true,
      nav: { label: 'users:nav.users', icon: PersonIcon, section: 'settings', order: 20 },
      opening: ({ search, signal, resolve }) => beginList(resolve(ApiClient), userList, search, signal),
    }),
    page({
      route: userRoutes.groups,
      load: () => import('./groups/GroupsPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'may:admin-group:list'],
      beyondSpecification: true,
      opening: ({ signal, resolve }) => resolve(ApiClient).begin(listGroups, { signal }),
    }),
    page({
      route: userRoutes.user,
      load: () => import('./user/UserPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'may:user:read'],
      beyondSpecification: true,
      opening: ({ params, signal, resolve }) => resolve(ApiClient).begin(getUser, { params, signal }),
    }),
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
