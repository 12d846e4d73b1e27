import type { Abilities } from '#core/server/access/abilities.ts';
import type { ApplicantAccess } from '#plugins/applications/contract/application-directory.ts';
import type { OwnProfile } from '../contract/profile.ts';
import { type ProfileStore, profileOf } from './profile-repository.ts';

export interface ReaderDependencies extends ProfileStore {
  readonly applicants: ApplicantAccess;
}

interface Reader {
  readonly userId: string;
  readonly abilities: Abilities;
}

/**
 * A candidate's profile for another user; `undefined` if the user may not see it now. Only employers may, of a company to which the
 * candidate applied. The files of the profile follow the same rule.
 */
export async function profileSeenBy(
  parts: ReaderDependencies,
  { userId, abilities }: Reader,
  candidateId: string,
): Promise<OwnProfile | undefined> {
  if (!abilities.mayInGeneral('read', 'candidate-profile')) return undefined;
  const hasApplied = await parts.applicants.mayView(userId, candidateId);
  return abilities.may('read', 'candidate-profile', { hasApplied }) ? profileOf(parts, candidateId, userId) : undefined;
}
