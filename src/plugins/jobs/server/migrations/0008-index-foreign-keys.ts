import { concurrentIndexes } from '#core/server/db/concurrent-indexes.ts';

/** An account, a category or a posting that goes is looked for in these tables; without an index each time in every row. */
export const indexForeignKeys = concurrentIndexes('jobs/0008-index-foreign-keys', [
  { name: 'job_postings_of_category', on: 'job_postings (category_id)' },
  { name: 'job_postings_of_location', on: 'job_postings (location_id)' },
  { name: 'job_postings_of_creator', on: 'job_postings (created_by)' },
  { name: 'job_applications_of_posting', on: 'job_applications (job_id, company_id)' },
  { name: 'job_application_moves_of_actor', on: 'job_application_moves (actor_id)' },
]);
