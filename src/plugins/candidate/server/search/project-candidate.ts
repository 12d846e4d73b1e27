import type { Transaction } from 'kysely';
import type { CoreTables } from '#core/server/db/database.ts';
import type { CandidateTables } from '../candidate-tables.ts';
import { sectionsOf } from '../profile-repository.ts';
import { candidateRow } from './candidate-row.ts';

/** Writes the searched facts of a candidate from the stored sections, in the transaction that changed them. */
export async function projectCandidate(own: Transaction<CoreTables & CandidateTables>, candidateId: string, at: Date): Promise<void> {
  // Two windows may save two sections at once. The second one waits here, and then reads what the first one saved.
  await own.selectFrom('users').select('id').where('id', '=', candidateId).forNoKeyUpdate().execute();
  const rows = await own
    .selectFrom('candidate_sections')
    .select(['section', 'document', 'version'])
    .where('candidate_id', '=', candidateId)
    .execute();
  const { candidate_id: _, ...facts } = candidateRow(candidateId, sectionsOf(rows).sections, at);
  await own
    .insertInto('candidate_search')
    .values({ candidate_id: candidateId, ...facts })
    .onConflict((conflict) => conflict.column('candidate_id').doUpdateSet(facts))
    .execute();
}
