import type { Actor } from '#core/contract/actor.ts';
import { type Contribution, contribute } from '#core/contract/extension-point.ts';
import type { FilePurpose } from '#core/contract/files/file-purpose.ts';
import type { Abilities } from '#core/server/access/abilities.ts';
import { type FilePurposeRules, filePurposes } from '#core/server/files/file-purposes.ts';
import { certificatePurpose, cvPurpose, photoPurpose, portfolioPurpose } from '../contract/file-purposes.ts';
import { profileSeenBy, type ReaderDependencies } from './profile-access.ts';

export interface FileAccessDependencies extends ReaderDependencies {
  readonly abilitiesOf: (actor: Actor) => Abilities;
}

const PURPOSES: readonly FilePurpose[] = [photoPurpose, certificatePurpose, cvPurpose, portfolioPurpose];

/** The files of candidates. Candidates keep their own. A user who may see the profile may read its files. */
export function candidateFiles(parts: FileAccessDependencies): readonly Contribution[] {
  return PURPOSES.map((purpose, index) =>
    contribute(filePurposes, { id: `candidate.${purpose.id}`, order: 10 * (index + 1), value: rulesOf(purpose, parts) }),
  );
}

function rulesOf(purpose: FilePurpose, parts: FileAccessDependencies): FilePurposeRules {
  return {
    purpose,
    mayKeep: async (actor, owner) =>
      parts.abilitiesOf(actor).mayInGeneral('update', 'candidate-profile') && owner.kind === 'user' && owner.id === actor.userId,
    mayRead: async (actor, { useId: candidateId }) => {
      const reader = { userId: actor.userId, abilities: parts.abilitiesOf(actor) };
      return (await profileSeenBy(parts, reader, candidateId)) !== undefined;
    },
  };
}
