import { defineErrors } from '#core/contract/errors.ts';

/** Errors of the plugin `applications`, in addition to those of the core. */
export const applicationErrors = defineErrors({
  'applications.already-applied': {
    status: 409,
    message: 'You have applied to this job already. Your application is under applied jobs.',
  },
  'applications.not-open': { status: 409, message: 'This job no longer takes applications.' },
  'applications.move-not-allowed': { status: 409, message: 'The application cannot move there from where it stands now.' },
});
