import { defineErrors } from '#core/contract/errors.ts';

/** What the plugin `account` may answer beside the core's errors. */
export const accountErrors = defineErrors({
  'account.role-chosen': { status: 409, message: 'You have chosen your role already.' },
});
