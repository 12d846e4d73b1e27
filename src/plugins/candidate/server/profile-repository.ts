import type { Kysely } from 'kysely';
import type { CoreTables } from '#core/server/db/core-tables.ts';
import type { CandidateProfile, CandidateProfileInput } from '../contract/profile.ts';
import type { CandidateTables } from './candidate-tables.ts';

/** The database as this plugin sees it. */
export type CandidateDatabase = Kysely<CoreTables & CandidateTables>;

/** The profile of a candidate, empty as long as nothing was saved; `undefined` when there is no such candidate. */
export async function profileOf(db: CandidateDatabase, candidateId: string): Promise<CandidateProfile | undefined> {
  const row = await db
    .selectFrom('users')
    .leftJoin('candidate_profiles', 'candidate_profiles.candidate_id', 'users.id')
    .select(['users.id', 'users.name', 'headline', 'location', 'summary', 'version'])
    .where('users.id', '=', candidateId)
    .where('users.role', '=', 'candidate')
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { id, name, headline, location, summary, version } = row;
  return { candidateId: id, name, headline, location, summary, version: version ?? 0 };
}

/** Saves a profile; `false` when another version than the one it was made from is there by now. */
export async function saveProfile(db: CandidateDatabase, candidateId: string, input: CandidateProfileInput, at: Date): Promise<boolean> {
  const texts = { headline: input.headline, location: input.location || null, summary: input.summary || null, updated_at: at };
  const version = input.version + 1;
  if (input.version === 0) {
    const inserted = await db
      .insertInto('candidate_profiles')
      .values({ ...texts, candidate_id: candidateId, version })
      .onConflict((conflict) => conflict.column('candidate_id').doNothing())
      .executeTakeFirst();
    return inserted.numInsertedOrUpdatedRows === 1n;
  }
  const updated = await db
    .updateTable('candidate_profiles')
    .set({ ...texts, version })
    .where('candidate_id', '=', candidateId)
    .where('version', '=', input.version)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}
