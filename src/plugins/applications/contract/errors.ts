import { defineErrors } from '#core/contract/errors.ts';

/** Errors of the plugin `applications`, in addition to those of the core. */
export const applicationErrors = defineErrors({
  'applications.already-applied': {
    status: 409,
    isFinal: true,
    message: 'You have already applied for this job. Find your application under applied jobs.',
  },
  'applications.not-open': {
    status: 409,
    isFinal: true,
    message: 'This job no longer accepts applications. Look for other jobs in the search.',
  },
  'applications.move-not-allowed': {
    status: 409,
    isFinal: true,
    message: 'The application cannot move to this stage from its current stage. Reload to see where it stands.',
  },
});
