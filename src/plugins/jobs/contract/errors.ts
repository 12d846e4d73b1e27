import { defineErrors } from '#core/contract/errors.ts';

/** Errors of the plugin `jobs`, in addition to those of the core. */
export const jobErrors = defineErrors({
  'jobs.no-company': { status: 409, message: 'Add your company first, then post the job.' },
});
