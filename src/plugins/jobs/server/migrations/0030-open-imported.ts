import { concurrentIndexes } from '#core/server/db/concurrent-indexes.ts';

/** Finds the imported postings that are too old, the oldest first. */
export const openImported = concurrentIndexes('jobs/0030-open-imported', [
  {
    name: 'job_postings_open_imported',
    on: `job_postings (created_at) where source = 'imported' and status in ('published', 'paused') and expires_at is null`,
  },
]);
