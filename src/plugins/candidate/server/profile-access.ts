import type { Actor } from '#core/contract/actor.ts';
import type { Abilities } from '#core/server/access/abilities.ts';
import type { CandidateProfile } from '../contract/candidate-schemas.ts';
import type { CandidateVisibility } from '../contract/candidate-visibility.ts';
import { valuesOf } from '../contract/profile.ts';
import { foundSections, sharedSections } from '../contract/shared-profile.ts';
import { talentPoolUntil } from '../contract/talent-pool.ts';
import type { Sight } from '../contract/visibility.ts';
import { profileFiles } from './profile-files.ts';
import { type ProfileStore, type StoredProfile, storedProfile } from './profile-repository.ts';

export interface Reader {
  readonly actor: Actor;
  readonly abilities: Abilities;
}

/** What the reader may see of a candidate now; `undefined` for nothing. */
export async function sightOf(
  visibility: Pick<CandidateVisibility, 'mayView'>,
  { actor, abilities }: Reader,
  candidateId: string,
): Promise<Sight | undefined> {
  if (!abilities.mayInGeneral('read', 'candidate-profile')) return undefined;
  const sight = await visibility.mayView(actor, candidateId);
  return abilities.may('read', 'candidate-profile', { isVisible: sight !== undefined }) ? sight : undefined;
}

/** A candidate's profile as a user with this sight reads it; `undefined` when there is no such candidate. */
export async function seenProfile(
  store: ProfileStore,
  { candidateId, sight }: { readonly candidateId: string; readonly sight: Sight },
): Promise<CandidateProfile | undefined> {
  const stored = await storedProfile(store, candidateId);
  return stored && profileOf(store, stored, sight);
}

/** A stored profile as a user with this sight reads it. */
export async function profileOf(
  store: Pick<ProfileStore, 'files'>,
  { candidateId, name, sections: saved }: StoredProfile,
  sight: Sight,
): Promise<CandidateProfile> {
  const values = valuesOf(saved);
  const sections = sight === 'all' ? sharedSections(values) : foundSections(values);
  const isNameless = sight === 'found' && !values.review.showsName;
  return {
    candidateId,
    name: isNameless ? null : name,
    sight,
    talentPoolUntil: sight === 'all' ? talentPoolUntil(values.review.talentPoolSince) : '',
    sections,
    files: await profileFiles(store.files, sections, { isNameless }),
  };
}
