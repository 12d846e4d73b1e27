import { tablesIn } from '#core/server/db/transaction.ts';
import type { ReferenceHolder } from '#plugins/jobs/contract/posting-references.ts';
import type { CandidateTables } from '../candidate-tables.ts';

/** Postings to which candidates were invited. A company without members keeps none for them, because it has no user who could receive an answer. */
export const invitedPostings: ReferenceHolder = {
  keptOf: async () => [],
  usedAmong: async (transaction, jobIds) => {
    if (jobIds.length === 0) return [];
    const invited = tablesIn<CandidateTables>(transaction).selectFrom('candidate_invitations').select('job_id').distinct();
    return (await invited.where('job_id', 'in', jobIds).execute()).map(({ job_id }) => job_id);
  },
};
