import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { publicRoutes } from '../contract/routes.ts';

// Two addresses, one page, one chunk.
const landing = () => import('./landing/LandingPage.tsx');

/** What a visitor meets: the landing page. */
export const publicClientPlugin = defineClientPlugin({
  id: 'public',
  pages: [
    { route: publicRoutes.landing, page: landing, layout: 'default' },
    { route: publicRoutes.home, page: landing, layout: 'default' },
  ],
  // Every first view shows these; a request of their own would only delay it.
  locales: {
    en: () => import(/* webpackMode: "eager" */ './locales/en.json'),
    ar: () => import(/* webpackChunkName: "texts-ar" */ './locales/ar.json'),
    de: () => import(/* webpackChunkName: "texts-de" */ './locales/de.json'),
    fa: () => import(/* webpackChunkName: "texts-fa" */ './locales/fa.json'),
    he: () => import(/* webpackChunkName: "texts-he" */ './locales/he.json'),
  },
});
