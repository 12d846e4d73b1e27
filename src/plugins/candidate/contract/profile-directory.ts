import { serviceRef } from '#core/contract/service-ref.ts';
import type { SectionName } from './section-names.ts';
import type { ProfileSections } from './sections.ts';

/** Queries about profiles for other server plugins. It checks no access: the calling plugin decides which users may see the answer. */
export interface ProfileDirectory {
  /** Some sections of a profile, in one statement. Sections that were not saved are blank. */
  readonly sectionsOf: <Name extends SectionName>(candidateId: string, names: readonly Name[]) => Promise<Pick<ProfileSections, Name>>;
}

/** Sections of the profiles of candidates, for other server plugins. */
export const profileDirectory = serviceRef<ProfileDirectory>('candidate.profile-directory');
