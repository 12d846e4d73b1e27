import { ApiClient } from '#core/client/http/api-client.ts';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { page } from '#core/client/plugin/page.ts';
import { GearIcon } from '#core/client/ui/icons/page-icons.tsx';
import { getDeletionPlan, listSessions } from '../contract/endpoints.ts';
import { accountRoutes } from '../contract/routes.ts';

/** The account page, the choice of a role, and sign-out. */
export const accountClientPlugin = defineClientPlugin({
  id: 'account',
  pages: [
    page({
      route: accountRoutes.account,
      load: () => import('./AccountPage.tsx'),
      layout: 'admin',
      guards: ['auth'],
      whileViewing: false,
      nav: { label: 'account:nav.account', icon: GearIcon, section: 'account', order: 20 },
      opening: ({ signal, resolve }) => resolve(ApiClient).begin(listSessions, { signal }),
    }),
    page({
      route: accountRoutes.signOut,
      load: () => import('./SignOutPage.tsx'),
      layout: 'admin',
      guards: ['auth'],
      whileSuspended: true,
    }),
    page({
      route: accountRoutes.resetPassword,
      load: () => import('./password/ResetPasswordPage.tsx'),
      layout: 'admin',
      guards: ['auth'],
      whileViewing: false,
    }),
    page({
      route: accountRoutes.deleteAccount,
      load: () => import('./deletion/DeleteAccountPage.tsx'),
      layout: 'admin',
      guards: ['auth'],
      whileSuspended: true,
      whileViewing: false,
      opening: ({ signal, resolve }) => resolve(ApiClient).begin(getDeletionPlan, { signal }),
    }),
    page({ route: accountRoutes.profile, load: () => import('./ProfilePage.tsx'), layout: 'admin', guards: ['auth'] }),
    page({ route: accountRoutes.chooseRole, load: () => import('./choose-role/ChooseRolePage.tsx'), layout: 'none', guards: ['no-role'] }),
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
