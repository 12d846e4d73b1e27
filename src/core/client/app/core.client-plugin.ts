import { coreGuards } from '../guards/core-guards.ts';
import { defineClientPlugin } from '../plugin/client-plugin.ts';

/**
 * What the core brings as a plugin like any other: its guards, its layouts, its texts. What every first view needs comes with the
 * application itself, the rest when it is needed.
 */
export const coreClientPlugin = defineClientPlugin({
  id: 'core',
  guards: coreGuards,
  layouts: {
    admin: () => import(/* webpackChunkName: "layout-admin" */ '../layouts/AdminLayout.tsx'),
    default: () => import(/* webpackMode: "eager" */ '../layouts/DefaultLayout.tsx'),
    'wizard-candidate': () => import(/* webpackChunkName: "layout-wizard" */ '../layouts/WizardCandidateLayout.tsx'),
    'wizard-employer': () => import(/* webpackChunkName: "layout-wizard" */ '../layouts/WizardEmployerLayout.tsx'),
  },
  locales: {
    en: () => import(/* webpackMode: "eager" */ '../i18n/locales/en.json'),
    ar: () => import(/* webpackChunkName: "texts-ar" */ '../i18n/locales/ar.json'),
    de: () => import(/* webpackChunkName: "texts-de" */ '../i18n/locales/de.json'),
    fa: () => import(/* webpackChunkName: "texts-fa" */ '../i18n/locales/fa.json'),
    he: () => import(/* webpackChunkName: "texts-he" */ '../i18n/locales/he.json'),
  },
  moreLocales: { en: () => import(/* webpackChunkName: "texts-en" */ '../i18n/locales/en.more.json') },
});
