import type { PersonalData } from '#plugins/account/contract/personal-data.ts';
import type { PersonalDataItem } from '#plugins/account/contract/schemas.ts';
import type { CandidateDatabase } from './candidate-tables.ts';

/** The candidate's profile and invitations are deleted with the account. Invitations that an employer sent stay with their company. */
export function candidatePersonalData(db: CandidateDatabase): PersonalData {
  return {
    listOf: async (userId) => {
      const saved = await db.selectFrom('candidate_sections').select('section').where('candidate_id', '=', userId).execute();
      return [
        ...item('candidate.profile', 'deleted', saved.length === 0 ? 0 : 1),
        ...item('candidate.invitations', 'deleted', await invitationsOf(db, 'candidate_id', userId)),
        ...item('candidate.sent-invitations', 'kept', await invitationsOf(db, 'sender_id', userId)),
      ];
    },
    // With the user's row, the database deletes these rows, and the sender of invitations.
    remove: async () => undefined,
  };
}

async function invitationsOf(db: CandidateDatabase, column: 'candidate_id' | 'sender_id', userId: string): Promise<number> {
  const counting = db.selectFrom('candidate_invitations').select(({ fn }) => fn.countAll<number>().as('count'));
  return (await counting.where(column, '=', userId).executeTakeFirstOrThrow()).count;
}

function item(code: string, fate: PersonalDataItem['fate'], count: number): PersonalDataItem[] {
  return count === 0 ? [] : [{ code, fate, count }];
}
