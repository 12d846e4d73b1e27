import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { feedbackRoutes } from '../contract/routes.ts';

/** Feedback for the operators of the site, and their answers. */
export const feedbackClientPlugin = defineClientPlugin({
  id: 'feedback',
  requires: ['dashboard', 'public'],
  pages: [
    { route: feedbackRoutes.submit, page: () => import('./submit/SubmitFeedbackPage.tsx'), layout: 'default' },
    {
      route: feedbackRoutes.overview,
      page: () => import(/* webpackChunkName: "feedback-overview" */ './overview/FeedbackOverviewPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'role:admin', 'may:feedback:list'],
    },
    {
      route: feedbackRoutes.form,
      page: () => import(/* webpackChunkName: "feedback" */ './item/FeedbackFormPage.tsx'),
      layout: 'admin',
      guards: ['auth'],
      whileViewing: false,
    },
    {
      route: feedbackRoutes.list,
      page: () => import(/* webpackChunkName: "feedback" */ './all/FeedbackListPage.tsx'),
      layout: 'admin',
      guards: ['auth'],
      whileViewing: false,
    },
  ],
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
