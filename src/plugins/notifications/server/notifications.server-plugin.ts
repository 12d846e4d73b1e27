import { noticePages } from '#core/server/notices/notice-pages.ts';
import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { personalData } from '#plugins/account/contract/personal-data.ts';
import { unsubscribeAtOnce } from '../contract/endpoints.ts';
import { notificationErrors } from '../contract/errors.ts';
import { notificationRoutes } from '../contract/routes.ts';
import { notificationHandlers, unsubscribeHandlers } from './notification-handlers.ts';
import { mailRetried, outgoingHandlers } from './outgoing-handlers.ts';
import { noticesPersonalData } from './personal-data.ts';

/** Shows the notices, which the core keeps, to their users. Without it, notices are still mailed. */
export const notificationsServerPlugin = defineServerPlugin({
  id: 'notifications',
  summary: 'What users were told, and how they want to be told.',
  requires: ['account'],
  errors: notificationErrors,
  duties: ['system'],
  auditActions: [mailRetried],
  abilities: ({ duties }, allow) => {
    if (!duties.has('system')) return;
    allow('list', 'mail');
    allow('update', 'mail');
  },
  setup: (kernel) => ({
    handlers: [...notificationHandlers(kernel), ...unsubscribeHandlers(kernel), ...outgoingHandlers(kernel)],
    contributes: [
      noticePages.add('notifications.pages', 10, {
        list: notificationRoutes.list.path,
        settings: notificationRoutes.settings.path,
        unsubscribe: notificationRoutes.unsubscribe.path,
        oneClick: `/api${unsubscribeAtOnce.path}`,
      }),
      personalData.add('notifications.notices', 110, noticesPersonalData(kernel)),
    ],
  }),
});
