import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { GearIcon } from '#core/client/ui/icons/icons.tsx';
import { accountRoutes } from '../contract/routes.ts';

/** The account page, the choice of a role, and sign-out. */
export const accountClientPlugin = defineClientPlugin({
  id: 'account',
  pages: [
    { route: accountRoutes.account, page: () => import('./AccountPage.tsx'), layout: 'admin', guards: ['auth'], whileViewing: false },
    { route: accountRoutes.signOut, page: () => import('./SignOutPage.tsx'), layout: 'admin', guards: ['auth'], whileSuspended: true },
    {
      route: accountRoutes.resetPassword,
      page: () => import('./password/ResetPasswordPage.tsx'),
      layout: 'admin',
      guards: ['auth'],
      whileViewing: false,
    },
    {
      route: accountRoutes.deleteAccount,
      page: () => import('./deletion/DeleteAccountPage.tsx'),
      layout: 'admin',
      guards: ['auth'],
      whileSuspended: true,
      whileViewing: false,
    },
    { route: accountRoutes.profile, page: () => import('./ProfilePage.tsx'), layout: 'admin', guards: ['auth'] },
    { route: accountRoutes.chooseRole, page: () => import('./choose-role/ChooseRolePage.tsx'), layout: 'none', guards: ['no-role'] },
  ],
  nav: [{ route: accountRoutes.account, label: 'account:nav.account', icon: GearIcon, section: 'account', order: 20 }],
  locales: {
    en: () => import('./locales/en.json'),
    ar: () => import('./locales/ar.json'),
    de: () => import('./locales/de.json'),
    fa: () => import('./locales/fa.json'),
    he: () => import('./locales/he.json'),
  },
  moreContributes: () => import(/* webpackChunkName: "more-contributes" */ './more-contributes.ts'),
});
