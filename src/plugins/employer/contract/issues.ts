import { defineIssues } from '#core/contract/errors.ts';

/** Validation messages of the plugin `employer`, shown beside a field. */
export const employerIssues = defineIssues({
  'employer.website-not-whole': 'Enter a web address, such as example.org.',
  'employer.name-taken': 'You already have a company with this name.',
  'employer.country-unknown': 'Choose a country.',
  'employer.not-offered': 'This option is no longer offered. Choose another one.',
  'employer.twice': 'This was chosen twice. Remove one.',
  'employer.year-to-come': 'This year is in the future.',
  'employer.phone-not-whole': 'Enter the number with its country code, such as +49 30 1234567.',
});
