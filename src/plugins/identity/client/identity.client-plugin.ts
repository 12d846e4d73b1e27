import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { page } from '#core/client/plugin/page.ts';
import { identityRoutes } from '../contract/routes.ts';

/**
 * Sign-in, sign-up, and the confirmation of addresses and telephone numbers. Sign-out belongs to the plugin `account`: it ends the session
 * and forgets the push device, and both are data of the account.
 */
export const identityClientPlugin = defineClientPlugin({
  id: 'identity',
  requires: ['dashboard'],
  pages: [
    page({ route: identityRoutes.signIn, load: () => import('./SignInPage.tsx'), layout: 'default' }),
    page({ route: identityRoutes.signUp, load: () => import('./SignUpPage.tsx'), layout: 'default' }),
    page({ route: identityRoutes.verifyPhone, load: () => import('./phone/VerifyPhonePage.tsx'), layout: 'default', whileViewing: false }),
    page({ route: identityRoutes.verifyEmail, load: () => import('./email/VerifyEmailPage.tsx'), layout: 'default', whileViewing: false }),
    page({ route: identityRoutes.forgotPassword, load: () => import('./password/ForgotPasswordPage.tsx'), layout: 'default' }),
    page({ route: identityRoutes.checkAuth, load: () => import('./CheckAuthPage.tsx'), layout: 'default' }),
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
