import type { Actor } from '#core/contract/actor.ts';
import type { Contribution } from '#core/contract/extension-point.ts';
import type { FilePurpose } from '#core/contract/files/file-purpose.ts';
import type { Abilities } from '#core/server/access/abilities.ts';
import { type FilePurposeRules, type FileReading, filePurposes } from '#core/server/files/file-purposes.ts';
import type { CandidateVisibility } from '../contract/candidate-visibility.ts';
import { certificatePurpose, cvPurpose, photoPurpose, portfolioPurpose } from '../contract/file-purposes.ts';
import { neutralNames, neutralText } from '../contract/neutral-names.ts';
import type { Review } from '../contract/section-schemas.ts';
import type { CandidateDatabase } from './candidate-tables.ts';
import { sightOf } from './profile-access.ts';
import { storedSection } from './profile-repository.ts';

export interface FileAccessDependencies {
  readonly db: CandidateDatabase;
  readonly visibility: Pick<CandidateVisibility, 'mayView'>;
  readonly abilitiesOf: (actor: Actor) => Abilities;
}

/** A purpose, and whether its files belong to the profile of a found candidate, see `foundSections`. */
interface ProfilePurpose {
  readonly purpose: FilePurpose;
  readonly isFound: (review: Review) => boolean;
}

const PURPOSES: readonly ProfilePurpose[] = [
  { purpose: photoPurpose, isFound: ({ showsName }) => showsName },
  { purpose: certificatePurpose, isFound: () => false },
  { purpose: cvPurpose, isFound: ({ showsCv }) => showsCv },
  { purpose: portfolioPurpose, isFound: () => true },
];

/** The files of candidates. Candidates keep their own. A user who may see a part of the profile may read its files. */
export function candidateFiles(parts: FileAccessDependencies): readonly Contribution[] {
  return PURPOSES.map((purpose, index) => filePurposes.add(`candidate.${purpose.purpose.id}`, 10 * (index + 1), rulesOf(purpose, parts)));
}

function rulesOf({ purpose, isFound }: ProfilePurpose, { db, visibility, abilitiesOf }: FileAccessDependencies): FilePurposeRules {
  return {
    purpose,
    mayKeep: async (actor, owner) =>
      abilitiesOf(actor).mayInGeneral('update', 'candidate-profile') && owner.kind === 'user' && owner.id === actor.userId,
    mayRead: async (actor, { useId: candidateId, fileId }) => {
      const sight = await sightOf(visibility, { actor, abilities: abilitiesOf(actor) }, candidateId);
      if (sight !== 'found') return sight === 'all';
      const review = await storedSection(db, candidateId, 'review');
      if (!isFound(review)) return false;
      return review.showsName || neutralReading(db, candidateId, fileId);
    },
  };
}

/** A file without the name that its owner gave, for a reader who does not know the candidate's name. */
async function neutralReading(db: CandidateDatabase, candidateId: string, fileId: string): Promise<FileReading> {
  const name = neutralNames(await storedSection(db, candidateId, 'portfolio')).get(fileId);
  return name !== undefined && { name: neutralText(name) };
}
