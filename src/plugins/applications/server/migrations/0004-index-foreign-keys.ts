import { concurrentIndexes } from '#core/server/db/concurrent-indexes.ts';

/**
 * An account or a posting that goes is looked for in these tables; without an index each time in every row. An earlier release made
 * these indexes in `jobs/0008-index-foreign-keys`: where they are, they stay.
 */
export const indexForeignKeys = concurrentIndexes('applications/0004-index-foreign-keys', [
  { name: 'job_applications_of_posting', on: 'job_applications (job_id, company_id)' },
  { name: 'job_application_moves_of_actor', on: 'job_application_moves (actor_id)' },
]);
