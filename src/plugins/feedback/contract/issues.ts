import { defineIssues } from '#core/contract/errors.ts';

/** Validation messages of the plugin `feedback`. */
export const feedbackIssues = defineIssues({
  'feedback.not-a-handler': 'This person does not handle feedback. Choose another one.',
  'feedback.screenshot-of-visitor': 'Sign in to send a screenshot.',
  'feedback.unknown-zone': 'This time zone is not known.',
});
