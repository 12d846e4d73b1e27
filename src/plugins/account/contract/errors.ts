import { defineErrors } from '#core/contract/errors.ts';

/** What the plugin `account` may answer beside the core's errors. */
export const accountErrors = defineErrors({
  'account.phone-needed': { status: 403, message: 'Confirm your telephone number first. Then you choose your role.' },
  'account.role-chosen': { status: 409, message: 'You have chosen your role already.' },
});
