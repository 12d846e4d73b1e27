import type { PostingCard } from '#plugins/jobs/contract/posting-directory.ts';
import { ACTIVE_STAGES, type Mover, movesFrom } from '../contract/application.ts';
import type { Application, ApplicationDetail, ApplicationMove } from '../contract/schemas.ts';
import type { ApplicationRow } from './application-repository.ts';
import type { MoveRow } from './settled-moves.ts';

/** An application as a user sees it, with the moves that the user sees. `mover` is the user's side, `undefined` for a user who may only read. */
export function toApplication(row: ApplicationRow, job: PostingCard, moves: readonly MoveRow[], mover: Mover | undefined): Application {
  // After a withdrawal the employer no longer sees the email address and the message, but still sees the application.
  const isWithheld = mover === 'employer' && row.stage === 'withdrawn';
  return {
    id: row.id,
    job: { id: job.id, title: job.title, company: job.company, logoFileId: job.logoFileId, location: job.location },
    candidate: { id: row.candidate_id, name: row.candidate_name, email: isWithheld ? null : row.candidate_email },
    message: isWithheld ? '' : row.message,
    stage: row.stage,
    isPaused: row.candidate_status === 'suspended' && ACTIVE_STAGES.includes(row.stage),
    reached: [...new Set(moves.map(({ to_stage }) => to_stage))],
    moves: mover === undefined ? [] : [...movesFrom(row.stage, mover)],
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
  };
}

export function toApplicationDetail(
  row: ApplicationRow,
  job: PostingCard,
  moves: readonly MoveRow[],
  mover: Mover | undefined,
): ApplicationDetail {
  return { ...toApplication(row, job, moves, mover), history: moves.map(toMove) };
}

function toMove(row: MoveRow): ApplicationMove {
  return { from: row.from_stage, to: row.to_stage, by: row.moved_by, at: row.moved_at.toISOString() };
}
