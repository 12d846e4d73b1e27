import type { PostingCard, PostingState } from '#plugins/jobs/contract/posting-directory.ts';
import { NUDGE_AFTER_DAYS } from '../contract/answer-date.ts';
import { ACTIVE_STAGES, type ApplicationStage, type Mover, movesFrom } from '../contract/application.ts';
import type { Application, ApplicationDetail, ApplicationMove } from '../contract/schemas.ts';
import type { ApplicationRow } from './application-repository.ts';
import { isAsking, keptMoves, type MoveRow } from './settled-moves.ts';

const DAY_MS = 86_400_000;

/** An application with what is known about it. */
export interface ReadApplication {
  readonly row: ApplicationRow;
  readonly job: PostingCard;
  readonly posting: Pick<PostingState, 'isRead' | 'status'>;
  /** The moves that the user sees. */
  readonly moves: readonly MoveRow[];
  /** Whether the candidate has a later application to the posting that is active. */
  readonly hasLaterActive: boolean;
}

/** An application as a user sees it. `mover` is the user's side, `undefined` for a user who may only read. */
export function toApplication(seen: ReadApplication, mover: Mover | undefined): Application {
  const { row, job, posting, moves } = seen;
  // After a withdrawal the employer no longer sees the email address and the message, but still sees the application.
  const isWithheld = mover === 'employer' && row.stage === 'withdrawn';
  const isActive = ACTIVE_STAGES.includes(row.stage);
  const answers = keptMoves(moves).filter(({ moved_by }) => moved_by === 'employer');
  return {
    id: row.id,
    job: { id: job.id, title: job.title, company: job.company, logoFileId: job.logoFileId, location: job.location },
    candidate: { id: row.candidate_id, name: row.candidate_name, email: isWithheld ? null : row.candidate_email },
    message: isWithheld ? '' : row.message,
    stage: row.stage,
    isPaused: row.candidate_status === 'suspended' && isActive,
    reached: [...new Set(moves.map(({ to_stage }) => to_stage))],
    moves: mover === undefined ? [] : [...nextStages(seen, mover)],
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
    attempt: row.attempt_no,
    sentTo: { title: row.job_title, company: row.company_name },
    isRead: posting.isRead,
    isAwaited: isActive && answers.length === 0,
    answerBy: row.answer_by?.toISOString() ?? null,
    openedAt: row.opened_at?.toISOString() ?? null,
    nudgedAt: row.nudged_at?.toISOString() ?? null,
    isAsking: isActive && isAsking(row.nudged_at, moves),
    nudgeFrom: isActive && posting.isRead && row.nudged_at === null ? nudgeTime(row, answers.at(-1)).toISOString() : null,
    withdrawnFor: row.withdrawn_for,
    source: mover === 'candidate' ? null : row.source,
  };
}

export function toApplicationDetail(seen: ReadApplication, mover: Mover | undefined): ApplicationDetail {
  return { ...toApplication(seen, mover), history: seen.moves.map(toMove) };
}

/** From when the candidate may ask for an answer. */
export function nudgeTime({ created_at }: Pick<ApplicationRow, 'created_at'>, lastAnswer: MoveRow | undefined): Date {
  return new Date((lastAnswer?.moved_at ?? created_at).getTime() + NUDGE_AFTER_DAYS * DAY_MS);
}

/** An employer does not take back a refusal after which the candidate has applied again. */
function nextStages({ row, hasLaterActive }: ReadApplication, mover: Mover): readonly ApplicationStage[] {
  return mover === 'employer' && hasLaterActive ? [] : movesFrom(row.stage, mover);
}

function toMove(row: MoveRow): ApplicationMove {
  return { from: row.from_stage, to: row.to_stage, by: row.moved_by, at: row.moved_at.toISOString() };
}
