import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { feedbackRoutes } from '../contract/routes.ts';

/** The form that sends feedback to the operators of the site. */
export const feedbackClientPlugin = defineClientPlugin({
  id: 'feedback',
  requires: ['public'],
  pages: [{ route: feedbackRoutes.submit, page: () => import('./submit/SubmitFeedbackPage.tsx'), layout: 'default' }],
  nav: [{ route: feedbackRoutes.submit, label: 'public:nav.feedback', section: 'public', order: 75 }],
  locales: {
    en: () => import('./locales/en.json'),
    ar: () => import('./locales/ar.json'),
    de: () => import('./locales/de.json'),
    fa: () => import('./locales/fa.json'),
    he: () => import('./locales/he.json'),
  },
  moreContributes: () => import(/* webpackChunkName: "more-contributes" */ './more-contributes.ts'),
});
