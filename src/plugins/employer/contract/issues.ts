import { defineIssues } from '#core/contract/errors.ts';

/** Validation messages of the plugin `employer`, shown beside a field. */
export const employerIssues = defineIssues({
  'employer.website-not-whole': 'Give the whole address, beginning with https://.',
  'employer.name-taken': 'You have another company of this name.',
  'employer.country-unknown': 'Choose a country.',
  'employer.year-to-come': 'This year is still to come.',
  'employer.phone-not-whole': 'Give the number with its country code, such as +49 30 1234567.',
});
