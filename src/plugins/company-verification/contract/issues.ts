import { defineIssues } from '#core/contract/errors.ts';

/** Validation messages of the plugin `company-verification`, shown beside a field. */
export const verificationIssues = defineIssues({
  'company-verification.no-paper': 'Choose a paper.',
  'company-verification.no-reason': 'Choose a reason.',
});
