import type { PersonalData } from '#plugins/account/contract/personal-data.ts';
import type { CandidateDatabase } from './profile-repository.ts';

/** The candidate's profile. Deleting the account deletes it. */
export function candidatePersonalData(db: CandidateDatabase): PersonalData {
  return {
    listOf: async (userId) => {
      const saved = await db.selectFrom('candidate_sections').select('section').where('candidate_id', '=', userId).execute();
      return saved.length === 0 ? [] : [{ code: 'candidate.profile', fate: 'deleted', count: 1 }];
    },
    // The database deletes these rows with the user's row.
    remove: async () => undefined,
  };
}
