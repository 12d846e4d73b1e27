import { defineErrors } from '#core/contract/errors.ts';

/** What the plugin `applications` may answer beside the core's errors. */
export const applicationErrors = defineErrors({
  'applications.already-applied': {
    status: 409,
    message: 'You have applied to this job already. Your application is under applied jobs.',
  },
  'applications.not-open': { status: 409, message: 'This job no longer takes applications.' },
  'applications.move-not-allowed': { status: 409, message: 'The application cannot move there from where it stands now.' },
});
