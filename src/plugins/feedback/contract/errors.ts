import { defineErrors } from '#core/contract/errors.ts';

/** Errors of the plugin `feedback`, in addition to the core's errors. */
export const feedbackErrors = defineErrors({
  'feedback.too-many': { status: 429, message: 'You have sent too many messages within an hour. Wait, then try again.' },
  'feedback.not-new': {
    status: 409,
    isFinal: true,
    message: 'Your message is being handled, so it can no longer be changed. Write an answer instead.',
  },
  'feedback.closed': { status: 409, isFinal: true, message: 'This conversation is closed. Send new feedback instead.' },
  'feedback.full': {
    status: 409,
    isFinal: true,
    message: 'This conversation has 200 messages, the most it can have. Send new feedback instead.',
  },
  'feedback.no-address': {
    status: 409,
    isFinal: true,
    message: 'The sender left no address, so an answer cannot reach them. Write an internal note instead.',
  },
  'feedback.no-mail': {
    status: 409,
    isFinal: true,
    message: 'This site sends no mail, so an answer cannot reach a visitor. Write an internal note instead.',
  },
  'feedback.state-not-allowed': {
    status: 409,
    isFinal: true,
    message: 'This state cannot follow the present one. Reload to see what was decided.',
  },
});
