/**
 * State of a job posting. Only a published posting appears in searches and takes applications. {@link POSTING_MOVES} lists the changes of
 * state. Responses say `expired` from the time of expiry on, even before the server has stored it.
 */
export type JobStatus =
  | 'draft'
  | 'pending_review'
  | 'changes_requested'
  | 'published'
  | 'paused'
  | 'expired'
  | 'closed'
  | 'removed'
  | 'archived';

/** All states of a posting, in the order of a usual course. */
export const JOB_STATUSES: readonly JobStatus[] = Object.freeze([
  'draft',
  'pending_review',
  'changes_requested',
  'published',
  'paused',
  'expired',
  'closed',
  'removed',
  'archived',
]);

/** Who moves a posting: a member of its company, an administrator with the duty `jobs`, or the server. */
export type PostingMover = 'member' | 'moderator' | 'system';

/**
 * What a move demands:
 *
 * - `complete`: the posting follows all rules for publishing.
 * - `reason`: a text for the employer.
 * - `closing-reason`: one of {@link CLOSING_REASONS}.
 * - `still-hiring`: the confirmation that the company is still hiring, and fewer than {@link MOST_RENEWALS} renewals.
 * - `just-closed`: the posting was closed on request, at most {@link REOPEN_DAYS} days ago. When its days have passed, the new ones count as
 *   a renewal.
 * - `material-edit`: an edit of title, pay or place. Such a move cannot be requested by itself.
 */
export type MoveDemand = 'complete' | 'reason' | 'closing-reason' | 'still-hiring' | 'just-closed' | 'material-edit';

/** A change from one state to another. */
export interface PostingMove {
  readonly from: JobStatus;
  readonly to: JobStatus;
  readonly by: PostingMover;
  readonly demands: readonly MoveDemand[];
  /** The value of `JOB_REVIEW` with which the move exists; absent where it always exists. */
  readonly review?: JobReview;
}

/** Whether administrators review the postings of a company before they are published (`JOB_REVIEW`). */
export type JobReview = 'off' | 'all';

/** Why a posting is closed on request. */
export const CLOSING_REASONS = Object.freeze(['filled_here', 'filled_elsewhere', 'cancelled', 'on_hold', 'other'] as const);

/** Why a posting ended: the reason given when it was closed, its removal, or the end of its company. */
export type EndReason = (typeof CLOSING_REASONS)[number] | 'removed' | 'company_gone';

/** Days from the publication to the expiry. */
export const PUBLISHED_DAYS = Object.freeze({ min: 7, max: 60, default: 30 });

/** Days that a renewal adds. After a renewal, a posting expires at most {@link PUBLISHED_DAYS}`.max` days ahead. */
export const RENEWAL_DAYS = Object.freeze({ min: 1, max: 30, default: 30 });

/** How often a posting can be renewed. */
export const MOST_RENEWALS = 6;

/** Days after a posting expired or was closed, in which every caller can still read it. */
export const READABLE_DAYS = 30;

/** Days after a posting was closed, in which its company can open it again. */
export const REOPEN_DAYS = 30;

/** Days after the end of a posting, when it is archived. */
export const ARCHIVED_AFTER_DAYS = 180;

/** The highest number of postings in one call that moves or copies several. */
export const MOST_AT_ONCE = 100;

/** Days before its expiry, in which a posting is marked, is listed among the tasks, and comes first in the order `todo`. */
export const EXPIRING_DAYS = 7;

/** The most templates of a company. */
export const MOST_TEMPLATES = 50;

/** The most drafts of a company. */
export const MOST_DRAFTS = 200;

/**
 * States that only members of the company and administrators see. A draft is seen by its company, and by the administrator who has begun
 * it. Other plugins answer as if the posting did not exist.
 */
export const HIDDEN_STATUSES: readonly JobStatus[] = Object.freeze(['draft', 'pending_review', 'changes_requested', 'removed']);

/** States in which members can edit a posting. */
export const EDITABLE_STATUSES: readonly JobStatus[] = Object.freeze([
  'draft',
  'pending_review',
  'changes_requested',
  'published',
  'paused',
]);

interface Way {
  readonly from: readonly JobStatus[];
  readonly to: JobStatus;
  readonly by: PostingMover;
  readonly demands?: readonly MoveDemand[];
  readonly review?: JobReview;
}

const WAYS: readonly Way[] = [
  { from: ['draft'], to: 'published', by: 'member', demands: ['complete'], review: 'off' },
  { from: ['draft'], to: 'pending_review', by: 'member', demands: ['complete'], review: 'all' },
  // An administrator posts a draft of their own. Nobody else has to review it.
  { from: ['draft'], to: 'published', by: 'moderator', demands: ['complete'] },
  { from: ['pending_review'], to: 'published', by: 'moderator' },
  { from: ['pending_review'], to: 'changes_requested', by: 'moderator', demands: ['reason'] },
  { from: ['changes_requested'], to: 'pending_review', by: 'member', demands: ['complete'] },
  { from: ['published'], to: 'paused', by: 'member' },
  { from: ['paused'], to: 'published', by: 'member' },
  { from: ['published', 'paused', 'expired'], to: 'closed', by: 'member', demands: ['closing-reason'] },
  // For a company that cannot do it itself, such as one without members.
  { from: ['published', 'paused', 'expired'], to: 'closed', by: 'moderator', demands: ['closing-reason'] },
  { from: ['published', 'expired'], to: 'published', by: 'member', demands: ['still-hiring'] },
  // The company opens again what was closed on request.
  { from: ['closed'], to: 'published', by: 'member', demands: ['complete', 'just-closed'], review: 'off' },
  { from: ['closed'], to: 'pending_review', by: 'member', demands: ['complete', 'just-closed'], review: 'all' },
  { from: ['published', 'paused'], to: 'pending_review', by: 'member', demands: ['material-edit'], review: 'all' },
  {
    from: ['published', 'paused', 'pending_review', 'changes_requested', 'expired'],
    to: 'removed',
    by: 'moderator',
    demands: ['reason'],
  },
  // The accounts of all members are suspended, and one of them is active again.
  { from: ['published'], to: 'paused', by: 'system' },
  { from: ['paused'], to: 'published', by: 'system' },
  // Several accounts have reported the posting, or its company is not verified any more.
  { from: ['published', 'paused'], to: 'pending_review', by: 'system' },
  // The company is verified, so the posting needs no review.
  { from: ['pending_review'], to: 'published', by: 'system' },
  { from: ['pending_review'], to: 'paused', by: 'system' },
  { from: ['published', 'paused'], to: 'expired', by: 'system' },
  // The company has lost its last member.
  { from: ['draft', 'pending_review', 'changes_requested', 'published', 'paused', 'expired'], to: 'closed', by: 'system' },
  { from: ['closed', 'expired', 'removed'], to: 'archived', by: 'system' },
];

/** All moves. Every other move is refused. */
export const POSTING_MOVES: readonly PostingMove[] = Object.freeze(
  WAYS.flatMap(({ from, to, by, demands = [], review }) =>
    from.map((each) => ({ from: each, to, by, demands, ...(review && { review }) })),
  ),
);

/** The move between two states; `undefined` where there is none. */
export function postingMove(from: JobStatus, to: JobStatus, by: PostingMover, review: JobReview): PostingMove | undefined {
  return POSTING_MOVES.find(
    (move) => move.from === from && move.to === to && move.by === by && (move.review === undefined || move.review === review),
  );
}

/** The states to which a request can move a posting. `published` from `published` means a renewal. */
export function requestedMoves(from: JobStatus, by: PostingMover, review: JobReview): readonly JobStatus[] {
  return REQUESTED[review][by].get(from) ?? [];
}

// Lists read it for each of their rows.
const REQUESTED = Object.freeze({ off: byMover('off'), all: byMover('all') });

function byMover(review: JobReview) {
  return { member: requested('member', review), moderator: requested('moderator', review), system: requested('system', review) };
}

function requested(by: PostingMover, review: JobReview): ReadonlyMap<JobStatus, readonly JobStatus[]> {
  const reachable = (from: JobStatus): JobStatus[] =>
    JOB_STATUSES.filter((to) => postingMove(from, to, by, review)?.demands.includes('material-edit') === false);
  return new Map(JOB_STATUSES.map((from) => [from, Object.freeze(reachable(from))]));
}
