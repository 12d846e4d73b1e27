import { concurrentIndexes } from '#core/server/db/concurrent-indexes.ts';

/**
 * Deleting an account or a category searches this table for references. Without an index, each deletion reads every row.
 * In earlier releases this migration also made the indexes of two tables that `applications/0004-index-foreign-keys` indexes now.
 */
export const indexForeignKeys = concurrentIndexes('jobs/0008-index-foreign-keys', [
  { name: 'job_postings_of_category', on: 'job_postings (category_id)' },
  { name: 'job_postings_of_location', on: 'job_postings (location_id)' },
  { name: 'job_postings_of_creator', on: 'job_postings (created_by)' },
]);
