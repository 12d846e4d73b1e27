import { concurrentIndexes } from '#core/server/db/concurrent-indexes.ts';

/**
 * An account or a category that goes is looked for in this table; without an index each time in every row. Earlier releases made the
 * indexes of two more tables here, which belong to `applications/0004-index-foreign-keys` now.
 */
export const indexForeignKeys = concurrentIndexes('jobs/0008-index-foreign-keys', [
  { name: 'job_postings_of_category', on: 'job_postings (category_id)' },
  { name: 'job_postings_of_location', on: 'job_postings (location_id)' },
  { name: 'job_postings_of_creator', on: 'job_postings (created_by)' },
]);
