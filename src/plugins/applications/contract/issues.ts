import { defineIssues } from '#core/contract/errors.ts';

/** Field errors of the plugin `applications`. */
export const applicationIssues = defineIssues({
  'applications.few-options': 'Write at least two options.',
  'applications.twice': 'This is already among the others. Change or remove it.',
  'applications.no-option': 'This is not one of the options.',
  'applications.max-below-min': 'The highest number is below the lowest one.',
  'applications.many-files': 'At most three questions can ask for a file.',
  'applications.message-needed': 'Write a message. This employer asks for one.',
  'applications.cv-needed': 'Choose a CV. This employer asks for one.',
  'applications.answer-needed': 'Answer this question.',
  'applications.choose-answer': 'Choose one of the answers.',
  'applications.not-asked': 'This employer does not ask for this.',
  'applications.cv-gone': 'This CV is no longer in your profile. Choose another one.',
  'applications.long-draft': 'This is too long to be kept. Shorten your answers.',
});
