import { defineErrors } from '#core/contract/errors.ts';

/** Errors of the plugin `employer`, in addition to the core's errors. */
export const employerErrors = defineErrors({
  'employer.companies-full': {
    status: 409,
    isFinal: true,
    message: 'You have 20 companies, the most that one account can have. Change one instead of adding another.',
  },
});
