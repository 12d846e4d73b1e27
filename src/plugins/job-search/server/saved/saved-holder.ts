import { tablesIn } from '#core/server/db/transaction.ts';
import type { ReferenceHolder } from '#plugins/jobs/contract/posting-references.ts';
import type { JobSearchDatabase, JobSearchTables } from '../job-search-tables.ts';

/**
 * Users who saved a posting may still open it after its end. A company that loses its last member keeps no postings for them, because its
 * members asked for the deletion, and any reader could prevent it by saving. The saved entries are deleted with the posting. A posting that is
 * kept for its applicants stays in the lists of saved postings, closed.
 */
export const savedPostings = (db: JobSearchDatabase): ReferenceHolder => ({
  keptOf: async () => [],
  usedAmong: async (transaction, jobIds) => {
    if (jobIds.length === 0) return [];
    const saved = tablesIn<JobSearchTables>(transaction).selectFrom('job_saved_postings').select('job_id').distinct();
    return (await saved.where('job_id', 'in', jobIds).execute()).map(({ job_id }) => job_id);
  },
  mayRead: async (jobId, userId) => {
    const own = db.selectFrom('job_saved_postings').select('job_id').where('job_id', '=', jobId).where('user_id', '=', userId);
    return (await own.executeTakeFirst()) !== undefined;
  },
});
