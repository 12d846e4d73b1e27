import { defineIssues } from '#core/contract/errors.ts';

/** Validation messages of the plugin `jobs`, shown beside a field. */
export const jobIssues = defineIssues({
  'jobs.title-address': 'Leave web and email addresses out of the title.',
  'jobs.title-phone': 'Leave phone numbers out of the title.',
  'jobs.title-shouts': 'Write the title in normal letters, not in all capitals.',
  'jobs.no-place': 'Enter a location, or choose remote.',
  'jobs.category-unknown': 'Choose one of the categories.',
  'jobs.not-offered': 'This choice is no longer offered. Choose another one.',
  'jobs.choose-company': 'Choose the company that posts the job.',
  'jobs.pay-not-amount': 'Enter an amount, such as 45,000 or 45k.',
  'jobs.pay-not-whole': 'Use at most two decimals.',
  'jobs.pay-below-zero': 'A salary cannot be below zero.',
  'jobs.pay-too-high': 'This amount is too high.',
  'jobs.no-such-currency': 'Enter a three-letter currency code, such as EUR.',
  'jobs.no-pay': 'Enter at least one end of the salary range.',
  'jobs.pay-turned-round': 'The minimum is higher than the maximum.',
});
