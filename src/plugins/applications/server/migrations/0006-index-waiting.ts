import { concurrentIndexes } from '#core/server/db/concurrent-indexes.ts';

/** The order of managed postings and the tasks of a company ask for its new applications. Without this index, they read all of them. */
export const indexWaiting = concurrentIndexes('applications/0006-index-waiting', [
  { name: 'job_applications_waiting', on: "job_applications (company_id, job_id, created_at) where stage = 'submitted'" },
]);
