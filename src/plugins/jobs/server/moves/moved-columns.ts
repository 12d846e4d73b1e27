import type { Updateable } from 'kysely';
import { CLOSING_REASONS, type EndReason, type PostingMove } from '../../contract/life-cycle.ts';
import type { MoveReasons } from '../../contract/managing.ts';
import { renewedExpiry } from '../../contract/renewed-expiry.ts';
import type { JobPostingsTable } from '../job-tables.ts';
import { expiryAfter, nextExpiry } from '../life-cycle/expiry.ts';
import type { LockedPosting } from '../life-cycle/locked-posting.ts';
import { needsNewDays, withoutPassedDeadline } from './reopening.ts';

/** The columns that a requested move changes. */
export function movedColumns(row: LockedPosting['row'], move: PostingMove, reasons: MoveReasons, now: Date): Updateable<JobPostingsTable> {
  const isReopened = move.demands.includes('just-closed');
  return { status: move.to, paused_by_system: false, ...effects(row, move, reasons, now), ...(isReopened && reopening(row, reasons, now)) };
}

function effects(row: LockedPosting['row'], move: PostingMove, reasons: MoveReasons, now: Date): Updateable<JobPostingsTable> {
  switch (move.to) {
    case 'published':
      return move.demands.includes('still-hiring') ? renewal(row, reasons, now) : publication(row, reasons, now);
    case 'pending_review':
      return reasons.days === undefined ? {} : { details: JSON.stringify({ ...row.details, days: reasons.days }) };
    case 'changes_requested':
      return { review_note: reasons.reason ?? null };
    case 'closed':
      return { ended_at: now, end_reason: closingReason(reasons.reason) ?? 'other' };
    case 'removed':
      return { ended_at: now, end_reason: 'removed', review_note: reasons.reason ?? null };
    default:
      return {};
  }
}

/** The first publication, or the one after a pause or a review. The date of the first one stays. */
function publication(row: LockedPosting['row'], { days }: MoveReasons, now: Date): Updateable<JobPostingsTable> {
  return {
    published_at: row.published_at ?? now,
    expires_at: nextExpiry(row, days ?? row.details.days, now),
    ...(row.status === 'paused' ? {} : { review_note: null }),
  };
}

/** The end of the posting is taken back. An imported one gets a time of expiry, as postings of members have it. */
function reopening(row: LockedPosting['row'], { days }: MoveReasons, now: Date): Updateable<JobPostingsTable> {
  return {
    ...(row.expires_at === null && { expires_at: expiryAfter(now, days ?? row.details.days) }),
    ended_at: null,
    end_reason: null,
    deadline: withoutPassedDeadline(row, now).deadline,
    ...(needsNewDays(row, now) && { renewals: row.renewals + 1, renewed_at: now }),
  };
}

function renewal(row: LockedPosting['row'], { days }: MoveReasons, now: Date): Updateable<JobPostingsTable> {
  return {
    expires_at: renewedExpiry(row.expires_at ?? now, now, days),
    renewals: row.renewals + 1,
    renewed_at: now,
    ended_at: null,
    end_reason: null,
  };
}

/** One of the closing reasons; `undefined` for any other text. */
export function closingReason(text: string | undefined): EndReason | undefined {
  return CLOSING_REASONS.find((reason) => reason === text);
}
