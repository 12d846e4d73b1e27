import type { WaitingApplicants } from './schemas.ts';

/** Stage of an application. Reports count applications by these fixed stages. */
export type ApplicationStage =
  | 'submitted'
  | 'in_review'
  | 'shortlisted'
  | 'assessment'
  | 'interview'
  | 'offer'
  | 'hired'
  | 'rejected'
  | 'withdrawn'
  | 'closed_unfilled';

/** All stages in the order of a usual course. */
export const APPLICATION_STAGES: readonly ApplicationStage[] = Object.freeze([
  'submitted',
  'in_review',
  'shortlisted',
  'assessment',
  'interview',
  'offer',
  'hired',
  'rejected',
  'withdrawn',
  'closed_unfilled',
]);

/** The active stages, in which an application has not ended. */
export const ACTIVE_STAGES: readonly ApplicationStage[] = Object.freeze([
  'submitted',
  'in_review',
  'shortlisted',
  'assessment',
  'interview',
  'offer',
]);

/** The course from the application to the job. An application may skip stages, and most applications end earlier. */
export const COURSE_STAGES: readonly ApplicationStage[] = Object.freeze([...ACTIVE_STAGES, 'hired']);

/**
 * For how long after an employer's move the pages offer to undo it, in milliseconds. The candidate sees the move a few seconds after this
 * time. An undone move and its undo stay inside of the company.
 */
export const UNDO_MS = 60_000;

/** Who moves an application: a side, or the server when its posting ends. */
export type Mover = 'candidate' | 'employer' | 'system';

/** The stage of applications that end with their posting. Only the server moves applications there, and back when it is opened again. */
export const ENDED_WITH_POSTING = 'closed_unfilled' satisfies ApplicationStage;

/**
 * The stages to which a side may move an application from its current stage.
 * Candidates may withdraw an active application. Employers move freely among the active stages, also back, to undo mistakes.
 * They hire from an offer, reject from any active stage and take back a rejection. The server ends active applications with their posting, and
 * returns them to their stage when it is opened again. No mover moves an application to its current stage.
 */
export function movesFrom(stage: ApplicationStage, mover: Mover): readonly ApplicationStage[] {
  const active = ACTIVE_STAGES.includes(stage);
  if (mover === 'system') {
    if (stage === ENDED_WITH_POSTING) return ACTIVE_STAGES;
    return active ? [ENDED_WITH_POSTING] : [];
  }
  if (mover === 'candidate') return active ? ['withdrawn'] : [];
  if (stage === 'rejected') return ACTIVE_STAGES;
  if (!active) return [];
  return [...ACTIVE_STAGES.filter((next) => next !== stage), ...(stage === 'offer' ? (['hired'] as const) : []), 'rejected'];
}

/** How a candidate's applications stand: still active, active with a late answer, or ended. */
export const STANDINGS = Object.freeze(['active', 'late', 'ended'] as const);

export type Standing = (typeof STANDINGS)[number];

/** Why candidates withdraw. */
export const WITHDRAWAL_REASONS = Object.freeze(['other-job', 'pay', 'place', 'too-long', 'not-for-me', 'mistake', 'other'] as const);

export type WithdrawalReason = (typeof WITHDRAWAL_REASONS)[number];

/** The highest number of applications that one call moves. */
export const MOST_MOVED = 100;

/** Most postings that {@link WaitingApplicants} names. */
export const MOST_WAITING = 3;
