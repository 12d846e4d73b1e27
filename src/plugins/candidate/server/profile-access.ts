import type { Actor } from '#core/contract/actor.ts';
import type { Abilities } from '#core/server/access/abilities.ts';
import type { CandidateVisibility } from '../contract/candidate-visibility.ts';
import { type CandidateProfile, valuesOf } from '../contract/profile.ts';
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

interface Reading {
  readonly sight: Sight;
  readonly readerId: string;
}

/** A candidate's profile as a user with this sight reads it; `undefined` when there is no such candidate. */
export async function seenProfile(
  store: ProfileStore,
  { candidateId, ...reading }: Reading & { readonly candidateId: string },
): Promise<CandidateProfile | undefined> {
  const stored = await storedProfile(store, candidateId);
  return stored && profileOf(store, stored, reading);
}

/** A stored profile as a user with this sight reads it. */
export async function profileOf(
  store: Pick<ProfileStore, 'files'>,
  { candidateId, name, sections: saved }: StoredProfile,
  { sight, readerId }: Reading,
): Promise<CandidateProfile> {
  const values = valuesOf(saved);
  const sections = sight === 'all' ? sharedSections(values) : foundSections(values);
  return {
    candidateId,
    name: sight === 'all' || values.review.showsName ? name : null,
    sight,
    talentPoolUntil: sight === 'all' ? talentPoolUntil(values.review.talentPoolSince) : '',
    sections,
    files: await profileFiles(store.files, sections, readerId),
  };
}
