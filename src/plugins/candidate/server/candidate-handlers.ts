import { can } from '#core/server/access/policy.ts';
import type { RecordAudit } from '#core/server/audit/audit-log.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { type Handler, handle } from '#core/server/http/handler.ts';
import {
  type CandidateProfile,
  getCandidateContract,
  listCandidatesContract,
  openCandidateContract,
} from '../contract/candidate-schemas.ts';
import type { CandidateVisibility } from '../contract/candidate-visibility.ts';
import type { CandidateList } from './candidate-list.ts';
import { profileOpened } from './contacts/contact-actions.ts';
import type { ProfileViews } from './contacts/profile-views.ts';
import { seenProfile, sightOf } from './profile-access.ts';
import type { ProfileStore } from './profile-repository.ts';
import type { Openings } from './visibility/openings.ts';
import { CONFIRMED_ADDRESS } from './visibility/visibility.ts';

export interface CandidateDependencies extends ProfileStore {
  readonly visibility: Pick<CandidateVisibility, 'mayView'>;
  readonly views: Pick<ProfileViews, 'count'>;
  readonly openings: Pick<Openings, 'open'>;
  readonly list: Pick<CandidateList, 'page'>;
}

/** The endpoints for other users' profiles. */
export function candidateHandlers(parts: CandidateDependencies): readonly Handler[] {
  return [
    handle(getCandidateContract, {
      policy: can('read', 'candidate-profile'),
      whileViewing: { opens: ({ candidateId }) => candidateId },
      refusals: ['candidate.too-many-views', CONFIRMED_ADDRESS.code],
      run: async ({ actor, abilities, isViewed, audit, params: { id: candidateId } }) => {
        const sight = await sightOf(parts.visibility, { actor, abilities }, candidateId);
        const seen = sight && (await seenProfile(parts, { candidateId, sight }));
        if (seen === undefined) throw new ApiFault(CONFIRMED_ADDRESS.isMet(actor) ? 'not-found' : CONFIRMED_ADDRESS.code);
        if (sight === 'found' && !isViewed) await parts.views.count({ actor, audit }, candidateId);
        return seen;
      },
    }),
    handle(openCandidateContract, {
      policy: can('open', 'candidate-profile'),
      run: ({ actor, audit, params: { id }, body: { reason } }) =>
        openProfile(parts, audit, { adminId: actor.userId, candidateId: id, reason }),
    }),
    handle(listCandidatesContract, { policy: can('list', 'candidate-profile'), run: ({ query }) => parts.list.page(query) }),
  ];
}

interface Opening {
  readonly adminId: string;
  readonly candidateId: string;
  readonly reason: string;
}

/** Nobody sees a suspended candidate, so there is no reason that opens such a profile. */
async function openProfile(
  parts: CandidateDependencies,
  audit: RecordAudit,
  { adminId, candidateId, reason }: Opening,
): Promise<CandidateProfile> {
  await inTransaction(parts.db, async (own, transaction) => {
    const active = own.selectFrom('users').select('id').where('id', '=', candidateId).where('role', '=', 'candidate');
    const candidate = await active.where('status', '=', 'active').forShare().executeTakeFirst();
    if (candidate === undefined) throw new ApiFault('not-found');
    await parts.openings.open(transaction, adminId, candidateId);
    await audit(transaction, profileOpened, { subjectId: candidateId, changes: { reason: ['', reason] } });
  });
  const seen = await seenProfile(parts, { candidateId, sight: 'all' });
  if (seen === undefined) throw new ApiFault('not-found');
  return seen;
}
