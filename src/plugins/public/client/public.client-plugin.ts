import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { publicRoutes } from '../contract/routes.ts';

/** What a visitor meets: the landing page, signing in and signing up. */
export const publicClientPlugin = defineClientPlugin({
  id: 'public',
  pages: [
    { route: publicRoutes.landing, page: () => import('./landing/LandingPage.tsx'), layout: 'default' },
    { route: publicRoutes.home, page: () => import('./landing/LandingPage.tsx'), layout: 'default' },
    { route: publicRoutes.signIn, page: () => import('./identity/SignInPage.tsx'), layout: 'default' },
    { route: publicRoutes.signUp, page: () => import('./identity/SignUpPage.tsx'), layout: 'default' },
    { route: publicRoutes.checkAuth, page: () => import('./identity/CheckAuthPage.tsx'), layout: 'default' },
  ],
  locales: { en: () => import('./locales/en.json') },
});
