import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { identityRoutes } from '../contract/routes.ts';

/**
 * Sign-in, sign-up, and the confirmation of addresses and telephone numbers. Sign-out belongs to the plugin `account`: it ends the session
 * and forgets the push device, and both are data of the account.
 */
export const identityClientPlugin = defineClientPlugin({
  id: 'identity',
  requires: ['dashboard'],
  pages: [
    { route: identityRoutes.signIn, page: () => import('./SignInPage.tsx'), layout: 'default' },
    { route: identityRoutes.signUp, page: () => import('./SignUpPage.tsx'), layout: 'default' },
    { route: identityRoutes.verifyPhone, page: () => import('./phone/VerifyPhonePage.tsx'), layout: 'default', whileViewing: false },
    { route: identityRoutes.verifyEmail, page: () => import('./email/VerifyEmailPage.tsx'), layout: 'default', whileViewing: false },
    { route: identityRoutes.forgotPassword, page: () => import('./password/ForgotPasswordPage.tsx'), layout: 'default' },
    { route: identityRoutes.checkAuth, page: () => import('./CheckAuthPage.tsx'), layout: 'default' },
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
