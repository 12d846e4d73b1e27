import type { PersonalData } from '#plugins/account/contract/personal-data.ts';
import type { CandidateDatabase } from './profile-repository.ts';

/** What candidates say of themselves goes with the account. */
export function candidatePersonalData(db: CandidateDatabase): PersonalData {
  return {
    listOf: async (userId) => {
      const saved = await db.selectFrom('candidate_sections').select('section').where('candidate_id', '=', userId).execute();
      return saved.length === 0 ? [] : [{ code: 'candidate.profile', fate: 'deleted', count: 1 }];
    },
    // All of it refers to the user's row and is deleted with it.
    remove: async () => undefined,
  };
}
