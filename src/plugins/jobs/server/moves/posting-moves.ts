import { afterCommit, inTransaction } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { MasterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';
import { type EndReason, type JobReview, type PostingMove, postingMove } from '../../contract/life-cycle.ts';
import type { MoveReasons } from '../../contract/managing.ts';
import type { PostingMoveInput } from '../../contract/managing-schemas.ts';
import type { PostingListener } from '../../contract/posting-references.ts';
import { draftActions, postingActions } from '../audit-actions.ts';
import { recordEvents } from '../history/posting-events.ts';
import type { JobsDatabase } from '../job-tables.ts';
import { type Changing, type LockedPosting, lockForChange, writeChange } from '../life-cycle/locked-posting.ts';
import { reviewIfUnverified } from '../life-cycle/unverified-postings.ts';
import type { PostingNews } from '../notices/posting-news.ts';
import type { PostingPlaces } from '../places/posting-places.ts';
import type { PostingAccess, PostingCall, SeenPosting } from '../posting-access.ts';
import { statusAt } from '../posting-clock.ts';
import { decideReports } from '../reports/decided-reports.ts';
import { reviewIfReported } from '../reports/due-review.ts';
import type { ReviewRule } from '../review-rule.ts';
import { demandAll } from './demands.ts';
import { closingReason, movedColumns } from './moved-columns.ts';

export interface PostingMovesDependencies {
  readonly db: JobsDatabase;
  readonly companies: Pick<CompanyDirectory, 'lockedNames' | 'isSuspended'>;
  readonly places: PostingPlaces;
  readonly catalogue: MasterCatalogue;
  readonly access: PostingAccess;
  readonly listeners: () => readonly PostingListener[];
  readonly review: ReviewRule;
  readonly now: () => Date;
  readonly news: PostingNews;
  /** Called after postings have changed. */
  readonly changed: () => void;
}

/** Moves postings between their states on request. */
export class PostingMoves {
  readonly #dependencies: PostingMovesDependencies;

  constructor(dependencies: PostingMovesDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * @throws ApiFault not-found, conflict, jobs.move-not-allowed, jobs.renewals-used, jobs.closed-long-ago, jobs.reopen-incomplete or
   *   invalid
   */
  async move(call: PostingCall, id: string, { to, version, reports, ...reasons }: PostingMoveInput): Promise<void> {
    const { access, catalogue, review, now } = this.#dependencies;
    const seen = await access.demand('move', call, id);
    const at = now();
    if (seen.row.version !== version) throw new ApiFault('conflict');
    const move = allowedMove(seen, to, await review.reviewOf(seen.row.company_id), at);
    // Before the transaction, because it reads master data on another connection.
    await demandAll(catalogue, seen.row, move, reasons, at);
    await inTransaction(this.#dependencies.db, (db, transaction) =>
      this.#move(
        { db, transaction, companies: this.#dependencies.companies, places: this.#dependencies.places, actor: call.actor, now: at },
        { call, seen, move, reasons, reports },
      ),
    );
  }

  async #move(changing: Changing, { call, seen, move, reasons, reports }: RequestedMove): Promise<void> {
    const { db, transaction, now } = changing;
    const locked = await lockForChange(changing, seen.row);
    const isReleased = move.by === 'moderator' && move.to === 'published';
    if (isReleased && (await this.#dependencies.companies.isSuspended(transaction, locked.row.company_id))) {
      throw new ApiFault('jobs.move-not-allowed');
    }
    await writeChange(changing, locked, movedColumns(locked.row, move, reasons, now));
    await recordEvents(db, [locked.row.id], {
      at: now,
      actorId: call.actor.userId,
      by: move.by,
      action: move.demands.includes('still-hiring') ? 'renewed' : 'moved',
      from: move.from,
      to: move.to,
      reason: endReasonOf(move, reasons),
      note: move.by === 'moderator' && move.to !== 'closed' ? (reasons.reason ?? null) : null,
    });
    if (move.to === 'closed' || move.to === 'removed') {
      for (const listener of this.#dependencies.listeners()) await listener.closed(transaction, [locked.row.id]);
    }
    await this.#dependencies.news.moved(transaction, locked.row, { ...move, reason: reasons.reason });
    if (move.to === 'published' && move.by === 'member') await this.#reviewIfDue(changing, locked);
    if (move.demands.includes('just-closed')) {
      for (const listener of this.#dependencies.listeners()) await listener.reopened?.(transaction, [locked.row.id]);
    }
    await this.#audit(changing, call, locked, { move, reasons });
    if (move.by === 'moderator' && move.to !== 'closed') {
      const decision = move.to === 'published' ? 'dismissed' : 'upheld';
      await decideReports({ db, transaction, call, now, news: this.#dependencies.news }, locked.row.id, { decision, seen: reports });
    }
    afterCommit(transaction, this.#dependencies.changed);
  }

  async #reviewIfDue({ db, transaction, now: at }: Changing, { row }: LockedPosting): Promise<void> {
    const { news, review } = this.#dependencies;
    if (await reviewIfReported(db, row.id, at))
      await news.moved(transaction, row, { by: 'system', from: 'published', to: 'pending_review' });
    else if (await reviewIfUnverified(db, transaction, row, { review, at })) await news.waits(transaction);
  }

  /** What administrators do because of their duty is recorded. */
  async #audit(
    { transaction }: Changing,
    { audit }: PostingCall,
    { row }: LockedPosting,
    { move, reasons }: Pick<RequestedMove, 'move' | 'reasons'>,
  ): Promise<void> {
    if (move.by === 'moderator' && move.from === 'draft') {
      await audit(transaction, draftActions.posted, { subjectId: row.id, changes: { company: [null, row.company_name] } });
      return;
    }
    const action = move.by === 'moderator' ? postingActions[move.to] : undefined;
    if (action === undefined) return;
    await audit(transaction, action, {
      subjectId: row.id,
      changes: { status: [move.from, move.to], reason: [move.to === 'closed' ? row.end_reason : row.review_note, reasons.reason ?? null] },
    });
  }
}

interface RequestedMove {
  readonly call: PostingCall;
  readonly seen: SeenPosting;
  readonly move: PostingMove;
  readonly reasons: MoveReasons;
  /** Open reports that an administrator has read; see {@link PostingMoveInput}. */
  readonly reports: readonly string[] | undefined;
}

function endReasonOf({ to }: PostingMove, { reason }: MoveReasons): EndReason | null {
  if (to === 'removed') return 'removed';
  return to === 'closed' ? (closingReason(reason) ?? null) : null;
}

/** @throws ApiFault jobs.move-not-allowed */
function allowedMove({ row, by }: SeenPosting, to: PostingMove['to'], review: JobReview, now: Date): PostingMove {
  const move = postingMove(statusAt(row, now), to, by, review);
  const isRenewal = move?.demands.includes('still-hiring') === true;
  // Postings without an expiry are not renewed.
  const isRequested = move !== undefined && !move.demands.includes('material-edit') && !(isRenewal && row.expires_at === null);
  if (!isRequested) throw new ApiFault('jobs.move-not-allowed');
  return move;
}
