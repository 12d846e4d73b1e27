import type { MeParts } from '#core/server/plugin/me-parts.ts';
import { type CandidateDatabase, storedSection } from './profile-repository.ts';

/** The photos of candidates, from their profiles. */
export function candidatePhotos(db: CandidateDatabase): MeParts {
  return {
    photoOf: async ({ userId, role }) =>
      role === 'candidate' ? ((await storedSection(db, userId, 'basics')).photo ?? undefined) : undefined,
  };
}
