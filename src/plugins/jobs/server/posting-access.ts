import type { Actor } from '#core/contract/actor.ts';
import type { Abilities } from '#core/server/access/abilities.ts';
import type { Action, RequiredAbility } from '#core/server/access/policy.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { CallContext } from '#core/server/http/call-context.ts';
import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';
import type { PostingMover } from '../contract/life-cycle.ts';
import type { PostingRow } from './job-mapping.ts';

/** The user who manages or reviews postings. */
export type PostingCall = Pick<CallContext<RequiredAbility>, 'actor' | 'abilities' | 'audit' | 'isViewed'>;

/** A user or a visitor who reads a posting. */
export interface ReaderCall {
  readonly actor: Actor | null;
  readonly abilities: Abilities;
  /** Whether an administrator sees the site as the user. */
  readonly isViewed: boolean;
}

/** How a user stands to a posting. The abilities have conditions on these fields. */
export interface PostingStanding {
  /** Whether the user belongs to the company of the posting. A draft is not shown in a view, as if the user did not belong to it. */
  readonly isMember: boolean;
  /** Whether the posting was never posted. A posting that waits for its review is no draft. */
  readonly isDraft: boolean;
  /** Whether the user has begun the posting. */
  readonly isAuthor: boolean;
}

/** A posting that the user may manage or review, as it was before the change. */
export interface SeenPosting {
  readonly row: PostingRow;
  readonly by: Exclude<PostingMover, 'system'>;
}

export interface PostingAccessDependencies {
  readonly companies: Pick<CompanyDirectory, 'isMember'>;
  readonly find: (id: string) => Promise<PostingRow | undefined>;
}

/** Finds postings for those who manage or review them. */
export class PostingAccess {
  readonly #dependencies: PostingAccessDependencies;

  constructor(dependencies: PostingAccessDependencies) {
    this.#dependencies = dependencies;
  }

  /** @throws ApiFault not-found when the posting does not exist or the user may not do this to it */
  async demand(action: Action, call: PostingCall, id: string): Promise<SeenPosting> {
    const row = await this.#dependencies.find(id);
    const standing = row && (await this.standingOf(call, row));
    if (row === undefined || standing === undefined || !call.abilities.may(action, 'job-posting', standing))
      throw new ApiFault('not-found');
    return { row, by: standing.isMember ? 'member' : 'moderator' };
  }

  async standingOf(
    { actor, isViewed }: Pick<ReaderCall, 'actor' | 'isViewed'>,
    row: Pick<PostingRow, 'company_id' | 'status' | 'created_by'>,
  ): Promise<PostingStanding> {
    const isDraft = row.status === 'draft';
    const isHidden = isDraft && isViewed;
    return {
      isMember: actor !== null && !isHidden && (await this.isMember(actor, row.company_id)),
      isDraft,
      isAuthor: actor !== null && !isHidden && row.created_by === actor.userId,
    };
  }

  /** Only employers can be members, so others cause no query. */
  async isMember({ role, userId }: Actor, companyId: string): Promise<boolean> {
    return role === 'employer' && this.#dependencies.companies.isMember(userId, companyId);
  }
}

/** The side on which a user manages postings of a list. */
export function sideOf({ role }: Actor): SeenPosting['by'] {
  return role === 'employer' ? 'member' : 'moderator';
}
