import type { Actor } from '#core/contract/actor.ts';
import type { Action, RequiredAbility } from '#core/server/access/policy.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { CallContext } from '#core/server/http/call-context.ts';
import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';
import type { PostingMover } from '../../contract/life-cycle.ts';
import type { PostingRow } from '../job-mapping.ts';

/** The user who manages or reviews postings. */
export type PostingCall = Pick<CallContext<RequiredAbility>, 'actor' | 'abilities' | 'audit'>;

/** A posting that the user may manage or review, as it was before the change. */
export interface SeenPosting {
  readonly row: PostingRow;
  readonly by: Exclude<PostingMover, 'system'>;
}

export interface PostingAccessNeeds {
  readonly companies: Pick<CompanyDirectory, 'isMember'>;
  readonly find: (id: string) => Promise<PostingRow | undefined>;
}

/** Finds postings for those who manage or review them. */
export class PostingAccess {
  readonly #needs: PostingAccessNeeds;

  constructor(needs: PostingAccessNeeds) {
    this.#needs = needs;
  }

  /** @throws ApiFault not-found when the posting does not exist or the user may not do this to it */
  async demand(action: Action, { actor, abilities }: PostingCall, id: string): Promise<SeenPosting> {
    const row = await this.#needs.find(id);
    const isMember = row !== undefined && (await this.isMember(actor, row.company_id));
    if (row === undefined || !abilities.may(action, 'job-posting', { isMember })) throw new ApiFault('not-found');
    return { row, by: isMember ? 'member' : 'moderator' };
  }

  /** Only employers can be members, so others cause no query. */
  async isMember({ role, userId }: Actor, companyId: string): Promise<boolean> {
    return role === 'employer' && this.#needs.companies.isMember(userId, companyId);
  }
}

/** The side on which a user manages postings of a list. */
export function sideOf({ role }: Actor): SeenPosting['by'] {
  return role === 'employer' ? 'member' : 'moderator';
}
