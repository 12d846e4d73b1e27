import { ApiClient } from '#core/client/http/api-client.ts';
import { beginList } from '#core/client/lists/list-declaration.ts';
import type { NavItem } from '#core/client/plugin/client-plugin.ts';
import { pageOpenings } from '#core/client/router/page-openings.ts';
import { whenOpening } from '#core/client/router/when-opening.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { MessageIcon } from '#core/client/ui/icons/page-icons.tsx';
import type { Contribution } from '#core/contract/extension-point.ts';
import { dashboardTodos } from '#plugins/dashboard/contract/todos.ts';
import { getFeedback } from '../contract/endpoints.ts';
import { feedbackRoutes } from '../contract/routes.ts';
import { ownFeedbackList } from './list/own-feedback-list.ts';
import { showsAll } from './list/shows-all.ts';
import { teamContributes } from './team-contributes.ts';

/** The contributions of the plugin to pages for signed-in users. */
export const contributes: readonly Contribution[] = [
  ...teamContributes,
  pageOpenings.add(
    'feedback.item',
    10,
    whenOpening(feedbackRoutes.form, ({ search: { id }, signal, resolve }) => {
      if (id) resolve(ApiClient).begin(getFeedback, { params: { id }, signal });
    }),
  ),
  pageOpenings.add(
    'feedback.own',
    20,
    whenOpening(feedbackRoutes.list, ({ search, signal, resolve }) => {
      if (showsAll(resolve(SessionStore), search)) return;
      beginList(resolve(ApiClient), ownFeedbackList, search, signal);
    }),
  ),
  dashboardTodos.add('feedback.answered', 40, {
    audience: ['candidate', 'employer', 'admin'],
    load: () => import('./todos/answered-todos.ts'),
  }),
];

/** The navigation of the plugin for signed-in users. */
export const nav: readonly NavItem[] = [
  {
    route: feedbackRoutes.list,
    label: 'public:nav.ownFeedback',
    icon: MessageIcon,
    section: 'account',
    order: 80,
    unlessMay: { subject: 'feedback', action: 'list' },
  },
  {
    route: feedbackRoutes.overview,
    label: 'feedback:nav.overview',
    icon: MessageIcon,
    section: 'settings',
    order: 30,
    badge: () => import('./handling/WaitingBadge.tsx'),
  },
];
