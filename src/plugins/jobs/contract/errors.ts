import { defineErrors } from '#core/contract/errors.ts';

/** What the plugin `jobs` may answer beside the core's errors. */
export const jobErrors = defineErrors({
  'jobs.no-company': { status: 409, message: 'Name your company first, then post the job.' },
});
