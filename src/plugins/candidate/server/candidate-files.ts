import type { Actor } from '#core/contract/actor.ts';
import type { Contribution } from '#core/contract/extension-point.ts';
import type { FilePurpose } from '#core/contract/files/file-purpose.ts';
import type { Abilities } from '#core/server/access/abilities.ts';
import { type FilePurposeRules, type FileReading, type FileUseRules, filePurposes, fileUses } from '#core/server/files/file-purposes.ts';
import type { CandidateVisibility } from '../contract/candidate-visibility.ts';
import { certificatePurpose, cvPurpose, photoPurpose, portfolioPurpose, profileUse } from '../contract/file-purposes.ts';
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
  return PURPOSES.flatMap((one, index) => {
    const [id, order] = [profileUse(one.purpose.id), 10 * (index + 1)];
    return [
      filePurposes.add(id, order, { purpose: one.purpose, mayKeep: mayKeepBy(parts) }),
      fileUses.add(id, order, { use: id, mayRead: mayReadBy(one, parts) }),
    ];
  });
}

function mayKeepBy({ abilitiesOf }: FileAccessDependencies): FilePurposeRules['mayKeep'] {
  return async (actor, owner) =>
    abilitiesOf(actor).mayInGeneral('update', 'candidate-profile') && owner.kind === 'user' && owner.id === actor.userId;
}

function mayReadBy({ isFound }: ProfilePurpose, { db, visibility, abilitiesOf }: FileAccessDependencies): FileUseRules['mayRead'] {
  return async (actor, { useId: candidateId, fileId }) => {
    const sight = await sightOf(visibility, { actor, abilities: abilitiesOf(actor) }, candidateId);
    if (sight !== 'found') return sight === 'all';
    const review = await storedSection(db, candidateId, 'review');
    if (!isFound(review)) return false;
    return review.showsName || neutralReading(db, candidateId, fileId);
  };
}

/** A file without the name that its owner gave, for a reader who does not know the candidate's name. */
async function neutralReading(db: CandidateDatabase, candidateId: string, fileId: string): Promise<FileReading> {
  const name = neutralNames(await storedSection(db, candidateId, 'portfolio')).get(fileId);
  return name !== undefined && { name: neutralText(name) };
}
