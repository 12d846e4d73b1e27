import { ApiClient } from '#core/client/http/api-client.ts';
import { beginList } from '#core/client/lists/list-declaration.ts';
import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { page } from '#core/client/plugin/page.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { MessageIcon } from '#core/client/ui/icons/page-icons.tsx';
import { getFeedback } from '../contract/endpoints.ts';
import { listFeedback } from '../contract/handling-endpoints.ts';
import { feedbackRoutes } from '../contract/routes.ts';
import { allFeedback, feedbackList } from './all/feedback-list.ts';
import { ownFeedbackList } from './list/own-feedback-list.ts';
import { showsAll } from './list/shows-all.ts';
import { WAITING_LISTS, waitingQuery } from './overview/waiting-lists.ts';

/** Feedback for the operators of the site, and their answers. */
export const feedbackClientPlugin = defineClientPlugin({
  id: 'feedback',
  requires: ['dashboard', 'public'],
  pages: [
    page({
      route: feedbackRoutes.submit,
      load: () => import('./submit/SubmitFeedbackPage.tsx'),
      layout: 'default',
      publicNav: { label: 'public:nav.feedback', order: 75 },
    }),
    page({
      route: feedbackRoutes.overview,
      load: () => import(/* webpackChunkName: "feedback-overview" */ './overview/FeedbackOverviewPage.tsx'),
      layout: 'admin',
      guards: ['auth', 'role:admin', 'may:feedback:list'],
      nav: {
        label: 'feedback:nav.overview',
        icon: MessageIcon,
        section: 'settings',
        order: 30,
        badge: () => import('./handling/WaitingBadge.tsx'),
      },
      opening: ({ signal, resolve }) => {
        const me = resolve(SessionStore).me?.id ?? '';
        for (const [, filters] of WAITING_LISTS) resolve(ApiClient).begin(listFeedback, { query: waitingQuery(filters, me), signal });
      },
    }),
    page({
      route: feedbackRoutes.form,
      load: () => import(/* webpackChunkName: "feedback" */ './item/FeedbackFormPage.tsx'),
      layout: 'admin',
      guards: ['auth'],
      whileViewing: false,
      opening: ({ search: { id }, signal, resolve }) => {
        if (id) resolve(ApiClient).begin(getFeedback, { params: { id }, signal });
      },
    }),
    page({
      route: feedbackRoutes.list,
      load: () => import(/* webpackChunkName: "feedback" */ './all/FeedbackListPage.tsx'),
      layout: 'admin',
      guards: ['auth'],
      whileViewing: false,
      nav: {
        label: 'public:nav.ownFeedback',
        icon: MessageIcon,
        section: 'account',
        order: 80,
        unlessMay: { subject: 'feedback', action: 'list' },
      },
      opening: ({ search, signal, resolve }) => {
        const session = resolve(SessionStore);
        if (showsAll(session, search))
          beginList(resolve(ApiClient), feedbackList, search, signal, allFeedback(search.assignee, session.me?.id ?? ''));
        else beginList(resolve(ApiClient), ownFeedbackList, search, signal);
      },
    }),
  ],
  locales: {
    en: () => import('./locales/en.json'),
    ar: () => import('./locales/ar.json'),
    de: () => import('./locales/de.json'),
    fa: () => import('./locales/fa.json'),
    he: () => import('./locales/he.json'),
  },
  moreContributes: () => import(/* webpackChunkName: "more-contributes" */ './more-contributes.ts'),
});
