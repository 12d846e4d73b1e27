import { can } from '#core/server/access/policy.ts';
import { ApiFault } from '#core/server/http/api-fault.ts';
import { type Handler, handle } from '#core/server/http/handler.ts';
import type { ApplicantAccess } from '#plugins/jobs/contract/applicant-access.ts';
import type { CandidateProfile } from '../contract/profile.ts';
import { getCandidateContract, getMyProfileContract, saveMyProfileContract } from '../contract/schemas.ts';
import { type CandidateDatabase, profileOf, saveProfile } from './profile-repository.ts';

/** What the handlers need. */
export interface ProfileDependencies {
  readonly db: CandidateDatabase;
  readonly applicants: ApplicantAccess;
  readonly now: () => Date;
}

/** The calls about profiles: one's own, and those of who applied to one's company. */
export function profileHandlers({ db, applicants, now }: ProfileDependencies): readonly Handler[] {
  const profile = async (candidateId: string): Promise<CandidateProfile> => {
    const found = await profileOf(db, candidateId);
    if (found === undefined) throw new ApiFault('not-found');
    return found;
  };
  return [
    handle(getMyProfileContract, { policy: can('update', 'candidate-profile'), run: ({ actor }) => profile(actor.userId) }),
    handle(saveMyProfileContract, {
      policy: can('update', 'candidate-profile'),
      run: async ({ actor, body }) => {
        if (!(await saveProfile(db, actor.userId, body, now()))) throw new ApiFault('conflict');
        return profile(actor.userId);
      },
    }),
    handle(getCandidateContract, {
      policy: can('read', 'candidate-profile'),
      run: async ({ actor, abilities, params }) => {
        const hasApplied = await applicants.mayView(actor.userId, params.id);
        abilities.demand('read', 'candidate-profile', { hasApplied });
        return profile(params.id);
      },
    }),
  ];
}
