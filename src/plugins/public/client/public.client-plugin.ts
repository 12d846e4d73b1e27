import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { publicRoutes } from '../contract/routes.ts';

// Two addresses share one page and one chunk.
const landing = () => import('./landing/LandingPage.tsx');

// The two legal texts share one chunk.
const legal = () => import(/* webpackChunkName: "legal" */ './legal/LegalPage.tsx');
const privacy = async () => ({ Page: (await legal()).PrivacyPage });
const terms = async () => ({ Page: (await legal()).TermsPage });

/** The public pages: the landing page, an introduction, and the legal texts. */
export const publicClientPlugin = defineClientPlugin({
  id: 'public',
  pages: [
    { route: publicRoutes.landing, page: landing, layout: 'default', isFirstView: true },
    { route: publicRoutes.home, page: landing, layout: 'default', isFirstView: true },
    { route: publicRoutes.welcome, page: () => import('./welcome/WelcomePage.tsx'), layout: 'default' },
    { route: publicRoutes.privacy, page: privacy, layout: 'default' },
    { route: publicRoutes.terms, page: terms, layout: 'default' },
    { route: publicRoutes.privacyInside, page: privacy, layout: 'admin', guards: ['auth'] },
    { route: publicRoutes.termsInside, page: terms, layout: 'admin', guards: ['auth'], title: 'public:nav.terms' },
  ],
  nav: [
    { route: publicRoutes.welcome, label: 'public:nav.welcome', section: 'public', order: 70 },
    { route: publicRoutes.privacy, label: 'public:nav.privacy', section: 'public', order: 80 },
    { route: publicRoutes.terms, label: 'public:nav.terms', section: 'public', order: 90 },
  ],
  // Every first view shows these texts, so a separate request would only delay it.
  locales: {
    en: () => import(/* webpackMode: "eager" */ './locales/en.json'),
    ar: () => import(/* webpackChunkName: "texts-ar" */ './locales/ar.json'),
    de: () => import(/* webpackChunkName: "texts-de" */ './locales/de.json'),
    fa: () => import(/* webpackChunkName: "texts-fa" */ './locales/fa.json'),
    he: () => import(/* webpackChunkName: "texts-he" */ './locales/he.json'),
  },
  moreContributes: () => import(/* webpackChunkName: "more-contributes" */ './more-contributes.ts'),
});
