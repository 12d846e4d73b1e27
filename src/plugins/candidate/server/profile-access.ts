import type { Actor } from '#core/contract/actor.ts';
import type { Abilities } from '#core/server/access/abilities.ts';
import type { CandidateVisibility } from '../contract/candidate-visibility.ts';
import { type CandidateProfile, valuesOf } from '../contract/profile.ts';
import { foundSections, sharedSections } from '../contract/shared-profile.ts';
import { talentPoolUntil } from '../contract/talent-pool.ts';
import type { Sight } from '../contract/visibility.ts';
import { profileFiles } from './profile-files.ts';
import { type ProfileStore, storedProfile } from './profile-repository.ts';

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
  { candidateId, sight, readerId }: { readonly candidateId: string; readonly sight: Sight; readonly readerId: string },
): Promise<CandidateProfile | undefined> {
  const stored = await storedProfile(store, candidateId);
  if (stored === undefined) return undefined;
  const values = valuesOf(stored.sections);
  const sections = sight === 'all' ? sharedSections(values) : foundSections(values);
  return {
    candidateId,
    name: sight === 'all' || values.review.showsName ? stored.name : null,
    sight,
    talentPoolUntil: sight === 'all' ? talentPoolUntil(values.review.talentPoolSince) : '',
    sections,
    files: await profileFiles(store.files, sections, readerId),
  };
}
