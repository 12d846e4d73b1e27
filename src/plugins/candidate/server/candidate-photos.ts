import type { UserPhotos } from '#core/server/plugin/user-photos.ts';
import { type CandidateDatabase, storedSection } from './profile-repository.ts';

/** The photos of candidates, from their profiles. */
export function candidatePhotos(db: CandidateDatabase): UserPhotos {
  return {
    of: async ({ userId, role }) => (role === 'candidate' ? ((await storedSection(db, userId, 'basics')).photo ?? undefined) : undefined),
  };
}
