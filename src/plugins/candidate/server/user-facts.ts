import type { UserReferences } from '#plugins/users/contract/user-references.ts';
import type { CandidateDatabase } from './profile-repository.ts';

/** How many sections of the profile a candidate has filled in. */
export function filledSections(db: CandidateDatabase): NonNullable<UserReferences['facts']> {
  return async (userId) => {
    const { count } = await db
      .selectFrom('candidate_sections')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('candidate_id', '=', userId)
      // The version 0 stands for a section that was skipped.
      .where('version', '>', 0)
      .executeTakeFirstOrThrow();
    return count === 0 ? [] : [{ code: 'candidate.sections', count }];
  };
}
