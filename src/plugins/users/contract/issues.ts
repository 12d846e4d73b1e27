import { defineIssues } from '#core/contract/errors.ts';

/** Validation messages of the plugin `users`. */
export const userIssues = defineIssues({
  'users.not-an-admin': 'This user is not an administrator.',
});
