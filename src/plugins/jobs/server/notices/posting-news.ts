import type { Transaction } from '#core/contract/transaction.ts';
import { excerpt } from '#core/server/notices/excerpt.ts';
import type { NoticeKind, RaiseNotice } from '#core/server/notices/notice-kind.ts';
import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';
import type { JobStatus, PostingMover } from '../../contract/life-cycle.ts';
import type { ReportDecision } from '../../contract/reports.ts';
import type { PostingNotices } from './posting-notices.ts';

interface NewsDependencies {
  readonly notices: PostingNotices;
  readonly raise: RaiseNotice;
  readonly companies: Pick<CompanyDirectory, 'membersOf'>;
}

/** A posting and its company. */
export interface TellablePosting {
  readonly id: string;
  readonly company_id: string;
}

/** A move that concerns others than the one who made it. */
interface ToldMove {
  readonly by: PostingMover;
  readonly from: JobStatus | null;
  readonly to: JobStatus;
  /** What an administrator wrote to the company. */
  readonly reason?: string | undefined;
}

/** Tells members of companies, administrators and reporters what happens to postings. */
export class PostingNews {
  readonly #dependencies: NewsDependencies;

  constructor(dependencies: NewsDependencies) {
    this.#dependencies = dependencies;
  }

  /** Tells the members of a decision of others, and the administrators of a posting that waits for theirs. */
  async moved(transaction: Transaction, posting: TellablePosting, { by, from, to, reason = '' }: ToldMove): Promise<void> {
    const { notices } = this.#dependencies;
    const [params, told] = [{ jobId: posting.id }, { ...{ jobId: posting.id }, reason: excerpt(reason) }];
    if (by === 'moderator' && from === 'pending_review' && to === 'published')
      await this.#toMembers(transaction, posting, notices.published, params);
    if (by === 'moderator' && to === 'changes_requested') await this.#toMembers(transaction, posting, notices.changesRequested, told);
    if (by === 'moderator' && to === 'removed') await this.#toMembers(transaction, posting, notices.removed, told);
    if (to === 'pending_review') {
      if (by === 'system') await this.#toMembers(transaction, posting, notices.underReview, params);
      await this.waits(transaction);
    }
  }

  /** Tells the administrators that postings wait for their review. */
  async waits(transaction: Transaction): Promise<void> {
    const { notices, raise } = this.#dependencies;
    await raise(transaction, notices.reviewWaits, { to: { duty: 'jobs' }, about: 'review', params: {} });
  }

  /** Tells the members that a posting has expired. */
  async expired(transaction: Transaction, postings: readonly TellablePosting[]): Promise<void> {
    const { notices } = this.#dependencies;
    for (const posting of postings) await this.#toMembers(transaction, posting, notices.expired, { jobId: posting.id });
  }

  /** Tells the members that a posting expires soon. The schedule may tell it again: the state of the notice is the same. */
  async endsSoon(transaction: Transaction, posting: TellablePosting, end: { readonly expiresAt: string; readonly left: 'week' | 'day' }) {
    await this.#toMembers(transaction, posting, this.#dependencies.notices.ends, { jobId: posting.id, ...end });
  }

  /** Tells the administrators of a report. */
  async reported(transaction: Transaction, jobId: string): Promise<void> {
    const { notices, raise } = this.#dependencies;
    await raise(transaction, notices.reported, { to: { duty: 'jobs' }, about: jobId, params: { jobId } });
  }

  /** Tells those who reported a posting what was decided. */
  async decided(transaction: Transaction, jobId: string, decision: ReportDecision, reporters: readonly string[]): Promise<void> {
    const { notices, raise } = this.#dependencies;
    await raise(transaction, notices.reportDecided, { to: { users: reporters }, about: jobId, params: { jobId, decision } });
  }

  async #toMembers<Params extends object>(
    transaction: Transaction,
    { id, company_id }: TellablePosting,
    kind: NoticeKind<Params>,
    params: NoInfer<Params>,
  ): Promise<void> {
    const users = await this.#dependencies.companies.membersOf(transaction, company_id);
    await this.#dependencies.raise(transaction, kind, { to: { users }, about: id, params });
  }
}
