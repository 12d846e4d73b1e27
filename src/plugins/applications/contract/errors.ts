import { defineErrors } from '#core/contract/errors.ts';

/** Errors of the plugin `applications`, in addition to those of the core. */
export const applicationErrors = defineErrors({
  'applications.already-applied': {
    status: 409,
    message: 'You have already applied for this job. Find your application under applied jobs.',
  },
  'applications.not-open': { status: 409, message: 'This job no longer accepts applications.' },
  'applications.move-not-allowed': { status: 409, message: 'The application cannot move to this stage from its current stage.' },
});
