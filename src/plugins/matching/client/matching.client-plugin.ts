import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';

/** Shows candidates how well postings match their profile. */
export const matchingClientPlugin = defineClientPlugin({
  id: 'matching',
  requires: ['jobs', 'candidate'],
  locales: {
    en: () => import('./locales/en.json'),
    ar: () => import('./locales/ar.json'),
    de: () => import('./locales/de.json'),
    fa: () => import('./locales/fa.json'),
    he: () => import('./locales/he.json'),
  },
  moreContributes: () => import(/* webpackChunkName: "more-contributes" */ './more-contributes.ts'),
});
