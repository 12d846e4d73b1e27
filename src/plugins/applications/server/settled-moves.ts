import type { Selectable } from 'kysely';
import { type ApplicationStage, movesFrom, UNDO_MS } from '../contract/application.ts';
import type { JobApplicationMovesTable } from './application-tables.ts';

/** A row of the history. */
export type MoveRow = Selectable<JobApplicationMovesTable>;

/** Extra time for the requests of an undo that was chosen at the last moment. An undo of many moves takes several. */
const SLACK_MS = 15_000;

/** Milliseconds after which an employer's move counts as settled. The candidate sees it from then on. */
export const SETTLE_MS = UNDO_MS + SLACK_MS;

/**
 * The moves that the candidate may see, oldest first: those that can no longer be undone, without those that were undone. A move is never
 * taken back after the candidate saw it, because it can be undone only before it is settled.
 */
export function settledMoves(moves: readonly MoveRow[], now: Date): readonly MoveRow[] {
  const kept = keptMoves(moves);
  const last = kept.at(-1);
  if (last === undefined || isFinal(last.to_stage)) return kept;
  return kept.slice(0, kept.findLastIndex((move) => !isPending(move, now)) + 1);
}

/** Whether the employer can undo the move now. */
function isPending({ moved_by, moved_at }: MoveRow, now: Date): boolean {
  return moved_by === 'employer' && now.getTime() - moved_at.getTime() < SETTLE_MS;
}

/** Whether the employer cannot move the application from this stage, and so cannot undo the move to it. */
function isFinal(stage: ApplicationStage): boolean {
  return movesFrom(stage, 'employer').length === 0;
}

/** The moves without those that the employer undid in time, and without their undoing. */
export function keptMoves(moves: readonly MoveRow[]): readonly MoveRow[] {
  const kept: MoveRow[] = [];
  for (const move of moves) {
    const before = kept.at(-1);
    if (before !== undefined && undoes(move, before)) kept.pop();
    else kept.push(move);
  }
  return kept;
}

/** When the employer first answered with a move that stayed; `null` before. */
export function firstResponse(moves: readonly MoveRow[]): Date | null {
  return keptMoves(moves).find(({ moved_by }) => moved_by === 'employer')?.moved_at ?? null;
}

/** Whether the employer has not answered since the candidate asked for an answer. */
export function isAsking(nudgedAt: Date | null, moves: readonly MoveRow[]): boolean {
  return nudgedAt !== null && !keptMoves(moves).some(({ moved_by, moved_at }) => moved_by === 'employer' && moved_at > nudgedAt);
}

function undoes(move: MoveRow, before: MoveRow): boolean {
  const isBack = move.from_stage === before.to_stage && move.to_stage === before.from_stage;
  return isBack && move.moved_by === 'employer' && isPending(before, move.moved_at);
}
