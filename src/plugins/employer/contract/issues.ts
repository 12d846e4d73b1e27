import { defineIssues } from '#core/contract/errors.ts';

/** What the rules of the plugin `employer` say beside a field. */
export const employerIssues = defineIssues({
  'employer.website-not-whole': 'Give the whole address, beginning with https://.',
  'employer.name-taken': 'You have another company of this name.',
});
