import { defineIssues } from '#core/contract/errors.ts';

/** Field errors of the plugin `candidate`. */
export const candidateIssues = defineIssues({
  'candidate.month-not-whole': 'Choose a month and a year.',
  'candidate.month-ahead': 'This month has not begun yet. Choose an earlier one.',
  'candidate.end-before-start': 'The end lies before the start. Choose a later one.',
  'candidate.not-after-issue': 'This lies before the day of issue. Choose a later month.',
  'candidate.link-not-whole': 'Give a whole web address that begins with https://.',
  'candidate.phone-form': 'Give the number with its country code, such as +44 20 7946 0958.',
  'candidate.twice': 'This is in the list already.',
  'candidate.not-in-list': 'Choose one from the list.',
  'candidate.not-finished': 'Something that is needed is still missing.',
});
