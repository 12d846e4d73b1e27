import { concurrentIndexes } from '#core/server/db/concurrent-indexes.ts';

/**
 * Deleting an account or a posting searches these tables for references. Without an index, each deletion reads every row.
 * An earlier release made these indexes in `jobs/0008-index-foreign-keys`. Existing indexes stay.
 */
export const indexForeignKeys = concurrentIndexes('applications/0004-index-foreign-keys', [
  { name: 'job_applications_of_posting', on: 'job_applications (job_id, company_id)' },
  { name: 'job_application_moves_of_actor', on: 'job_application_moves (actor_id)' },
]);
