import { coreGuards } from '../guards/core-guards.ts';
import { defineClientPlugin } from '../plugin/client-plugin.ts';

const wizardLayouts = () => import(/* webpackChunkName: "layout-wizard" */ '../layouts/WizardLayout.tsx');

/**
 * The guards, layouts and texts of the core, as an ordinary plugin. The parts that every first view needs are in the main bundle. The
 * others load on demand.
 */
export const coreClientPlugin = defineClientPlugin({
  id: 'core',
  guards: coreGuards,
  layouts: {
    // One file with the further contributions of the plugins. Both load while the guards of a page are asked.
    admin: () => import(/* webpackChunkName: "more-contributes" */ '../layouts/AdminLayout.tsx'),
    default: () => import(/* webpackMode: "eager" */ '../layouts/DefaultLayout.tsx'),
    'wizard-candidate': async () => ({ Layout: (await wizardLayouts()).CandidateWizardLayout }),
    'wizard-employer': async () => ({ Layout: (await wizardLayouts()).EmployerWizardLayout }),
  },
  locales: {
    en: () => import(/* webpackMode: "eager" */ '../i18n/locales/en.json'),
    ar: () => import(/* webpackChunkName: "texts-ar" */ '../i18n/locales/ar.json'),
    de: () => import(/* webpackChunkName: "texts-de" */ '../i18n/locales/de.json'),
    fa: () => import(/* webpackChunkName: "texts-fa" */ '../i18n/locales/fa.json'),
    he: () => import(/* webpackChunkName: "texts-he" */ '../i18n/locales/he.json'),
  },
  // All texts of the other languages are in one file each.
  moreLocales: { en: () => import(/* webpackChunkName: "texts-en" */ '../i18n/locales/en.more.json') },
});
