import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { page } from '#core/client/plugin/page.ts';
import { InfoIcon } from '#core/client/ui/icons/page-icons.tsx';
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
    page({ route: publicRoutes.landing, load: landing, layout: 'default', isFirstView: true }),
    page({ route: publicRoutes.home, load: landing, layout: 'default', isFirstView: true }),
    page({
      route: publicRoutes.welcome,
      load: () => import('./welcome/WelcomePage.tsx'),
      layout: 'default',
      publicNav: { label: 'public:nav.welcome', order: 70 },
    }),
    page({ route: publicRoutes.privacy, load: privacy, layout: 'default', publicNav: { label: 'public:nav.privacy', order: 80 } }),
    page({ route: publicRoutes.terms, load: terms, layout: 'default', publicNav: { label: 'public:nav.terms', order: 90 } }),
    page({
      route: publicRoutes.privacyInside,
      load: privacy,
      layout: 'admin',
      guards: ['auth'],
      nav: { label: 'public:nav.privacy', icon: InfoIcon, section: 'account', order: 90 },
    }),
    page({ route: publicRoutes.termsInside, load: terms, layout: 'admin', guards: ['auth'], title: 'public:nav.terms' }),
  ],
  // Every first view shows these texts, so a separate request would only delay it.
  locales: {
    en: () => import(/* webpackMode: "eager" */ './locales/en.json'),
    ar: () => import(/* webpackChunkName: "texts-ar" */ './locales/ar.json'),
    de: () => import(/* webpackChunkName: "texts-de" */ './locales/de.json'),
    fa: () => import(/* webpackChunkName: "texts-fa" */ './locales/fa.json'),
    he: () => import(/* webpackChunkName: "texts-he" */ './locales/he.json'),
  },
});
