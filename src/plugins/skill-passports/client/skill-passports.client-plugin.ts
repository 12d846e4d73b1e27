import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { page } from '#core/client/plugin/page.ts';
import { BadgeIcon } from '#core/client/ui/icons/page-icons.tsx';
import { passportRoutes } from '../contract/routes.ts';
import { DECIDES_ISSUERS } from './admin/decides-issuers.ts';
import { beginPassports } from './begin-passports.ts';

/** Credentials: the passport of candidates, what companies issue, the decisions of administrators, and the page that verifies. */
export const skillPassportsClientPlugin = defineClientPlugin({
  id: 'skill-passports',
  requires: ['account', 'admin-masters', 'applications', 'candidate', 'dashboard', 'employer', 'jobs', 'job-search', 'public'],
  locales: {
    en: () => import('./locales/en.json'),
    ar: () => import('./locales/ar.json'),
    de: () => import('./locales/de.json'),
    fa: () => import('./locales/fa.json'),
    he: () => import('./locales/he.json'),
  },
  pages: [
    page({
      route: passportRoutes.passports,
      load: () => import(/* webpackChunkName: "passports" */ './PassportsPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'has-role'],
      nav: {
        label: 'skill-passports:nav.passports',
        icon: BadgeIcon,
        section: 'main',
        order: 45,
        badge: () => import('./admin/WaitingBadge.tsx'),
        badgeNeeds: DECIDES_ISSUERS,
      },
      opening: beginPassports,
    }),
    page({
      route: passportRoutes.form,
      load: () => import(/* webpackChunkName: "passports" */ './PassportFormPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'role:candidate|employer'],
    }),
    page({
      route: passportRoutes.verify,
      load: () => import('./verify/VerifyPage.tsx'),
      layout: 'default',
      beyondSpecification: true,
      publicNav: { label: 'public:nav.verify', order: 70 },
    }),
  ],
  moreContributes: () => import(/* webpackChunkName: "more-contributes" */ './more-contributes.ts'),
});
