import { tablesIn } from '#core/server/db/transaction.ts';
import type { ApplicationListener } from '#plugins/applications/contract/application-listeners.ts';
import type { CandidateTables } from '../candidate-tables.ts';

/** Marks the invitation to a posting as followed when the candidate applies. It stays so when the application is withdrawn. */
export function answeredByApplying(now: () => Date): ApplicationListener {
  return {
    moved: async (transaction, moves) => {
      for (const { jobId, candidateId } of moves.filter(({ from }) => from === null)) {
        await tablesIn<CandidateTables>(transaction)
          .updateTable('candidate_invitations')
          .set({ state: 'applied', answered_at: now() })
          .where('job_id', '=', jobId)
          .where('candidate_id', '=', candidateId)
          .where('state', '<>', 'applied')
          .execute();
      }
    },
  };
}
