import { defineErrors } from '#core/contract/errors.ts';

/** Errors of the plugin `feedback`, in addition to the core's errors. */
export const feedbackErrors = defineErrors({
  'feedback.too-many': { status: 429, message: 'You have sent too many messages within an hour. Wait, then try again.' },
});
