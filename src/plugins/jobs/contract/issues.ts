import { defineIssues } from '#core/contract/errors.ts';

/** Validation messages of the plugin `jobs`, shown beside a field. */
export const jobIssues = defineIssues({
  'jobs.title-address': 'Leave web and e-mail addresses out of the title.',
  'jobs.title-phone': 'Leave phone numbers out of the title.',
  'jobs.title-shouts': 'Write the title in ordinary letters, not in capitals.',
  'jobs.no-place': 'Say where the work is done, or choose remote.',
  'jobs.category-unknown': 'Choose one of the categories.',
  'jobs.choose-company': 'Choose the company that you post for.',
  'jobs.pay-not-whole': 'Give the amount in whole minor units, such as cents.',
  'jobs.pay-below-zero': 'A salary cannot be below zero.',
  'jobs.pay-too-high': 'This amount is too high.',
  'jobs.no-such-currency': 'Give a currency by its three letters, such as EUR.',
  'jobs.no-pay': 'Give at least one end of the salary range.',
  'jobs.pay-turned-round': 'The lower end is above the upper end.',
});
