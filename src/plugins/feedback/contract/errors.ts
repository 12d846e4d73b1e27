import { defineErrors } from '#core/contract/errors.ts';

/** Errors of the plugin `feedback`, in addition to the core's errors. */
export const feedbackErrors = defineErrors({
  'feedback.too-many': { status: 429, message: 'This is more than we take from one sender within an hour. Wait, then send it again.' },
});
