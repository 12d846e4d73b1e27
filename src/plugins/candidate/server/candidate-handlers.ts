import { can } from '#core/server/access/policy.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { type Handler, handle } from '#core/server/http/handler.ts';
import { getCandidateContract } from '../contract/candidate-schemas.ts';
import type { CandidateVisibility } from '../contract/candidate-visibility.ts';
import { seenProfile, sightOf } from './profile-access.ts';
import type { ProfileStore } from './profile-repository.ts';

export interface CandidateDependencies extends ProfileStore {
  readonly visibility: Pick<CandidateVisibility, 'mayView'>;
}

/** The endpoints for other users' profiles. */
export function candidateHandlers(parts: CandidateDependencies): readonly Handler[] {
  return [
    handle(getCandidateContract, {
      policy: can('read', 'candidate-profile'),
      run: async ({ actor, abilities, params: { id: candidateId } }) => {
        const sight = await sightOf(parts.visibility, { actor, abilities }, candidateId);
        const seen = sight && (await seenProfile(parts, { candidateId, sight, readerId: actor.userId }));
        if (seen === undefined) throw new ApiFault('not-found');
        return seen;
      },
    }),
  ];
}
