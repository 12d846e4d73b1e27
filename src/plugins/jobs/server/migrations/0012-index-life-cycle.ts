import { concurrentIndexes } from '#core/server/db/concurrent-indexes.ts';

/** The indexes leave out imported postings, which are published and have none of these fields. So imports take no longer. */
export const indexLifeCycle = concurrentIndexes('jobs/0012-index-life-cycle', [
  {
    name: 'job_postings_expiring',
    on: "job_postings (expires_at, id) where status in ('published', 'paused') and expires_at is not null",
  },
  { name: 'job_postings_unpublished', on: "job_postings (status, id) where status <> 'published'" },
  { name: 'job_postings_detailed', on: "job_postings (id) where details <> '{}'" },
  { name: 'job_postings_of_country', on: 'job_postings (country) where country is not null' },
  { name: 'job_postings_of_language', on: 'job_postings (language) where language is not null' },
]);
