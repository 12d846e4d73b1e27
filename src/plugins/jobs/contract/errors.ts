import { defineErrors } from '#core/contract/errors.ts';

/** What the plugin `jobs` may answer beside the core's errors. */
export const jobErrors = defineErrors({
  'jobs.already-applied': { status: 409, message: 'You have applied to this job already. Your application is under applied jobs.' },
  'jobs.not-open': { status: 409, message: 'This job no longer takes applications.' },
  'jobs.move-not-allowed': { status: 409, message: 'The application cannot move there from where it stands now.' },
  'jobs.no-company': { status: 409, message: 'Name your company first, then post the job.' },
});
