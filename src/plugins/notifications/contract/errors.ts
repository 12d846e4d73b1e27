import { defineErrors } from '#core/contract/errors.ts';

/** Errors of the plugin `notifications`, in addition to those of the core. */
export const notificationErrors = defineErrors({
  'notifications.token-unknown': {
    status: 404,
    isFinal: true,
    message: 'This link is not valid. Change your notifications in your account.',
  },
});
