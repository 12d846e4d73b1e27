import fc from 'fast-check';
import { type ApplicationStage, movesFrom, UNDO_MS } from '../contract/application.ts';
import { type MoveRow, SETTLE_MS, settledMoves } from './settled-moves.ts';

const START = Date.parse('2026-03-01T09:00:00.000Z');
const at = (seconds: number): Date => new Date(START + seconds * 1000);

/** The history of an application: sent at second 0, then moved by the employer. */
function history(...steps: readonly (readonly [seconds: number, to: ApplicationStage])[]): MoveRow[] {
  const sent = { application_id: 'a', actor_id: null, seq: 1, from_stage: null, to_stage: 'submitted', moved_by: 'candidate' } as const;
  const moves: MoveRow[] = [{ ...sent, moved_at: at(0) }];
  for (const [seconds, to] of steps) {
    const from = moves.at(-1)?.to_stage ?? 'submitted';
    moves.push({ ...sent, seq: moves.length + 1, from_stage: from, to_stage: to, moved_by: 'employer', moved_at: at(seconds) });
  }
  return moves;
}

const stages = (moves: readonly MoveRow[]): string[] => moves.map(({ to_stage }) => to_stage);
const seen = (moves: readonly MoveRow[], seconds: number): string[] => stages(settledMoves(moves, at(seconds)));

describe('the moves that a candidate sees', () => {
  it('leave out a move until it can no longer be undone', () => {
    const moves = history([100, 'in_review']);
    expect(seen(moves, 100)).toEqual(['submitted']);
    expect(seen(moves, 174.9)).toEqual(['submitted']);
    expect(seen(moves, 175)).toEqual(['submitted', 'in_review']);
  });

  it('never have a move that was undone in time, nor its undo', () => {
    const moves = history([100, 'shortlisted'], [160, 'submitted']);
    for (const seconds of [100, 160, 175, 235, 1000]) expect(seen(moves, seconds)).toEqual(['submitted']);
  });

  it('leave out several moves that were undone in turn', () => {
    const moves = history([100, 'in_review'], [102, 'offer'], [104, 'in_review'], [106, 'submitted'], [300, 'interview']);
    expect(seen(moves, 290)).toEqual(['submitted']);
    expect(seen(moves, 400)).toEqual(['submitted', 'interview']);
  });

  it('have a later move back, because the candidate may have seen the first move', () => {
    const moves = history([100, 'shortlisted'], [176, 'submitted']);
    expect(seen(moves, 300)).toEqual(['submitted', 'shortlisted', 'submitted']);
  });

  it('have a final move at once, with the moves before it', () => {
    expect(seen(history([100, 'offer'], [101, 'hired']), 101)).toEqual(['submitted', 'offer', 'hired']);
  });

  it('have a withdrawal at once', () => {
    const moves = history([100, 'in_review']);
    const [sent] = moves;
    if (sent === undefined) throw new Error('the history is empty');
    const withdrawal: MoveRow = { ...sent, seq: 3, from_stage: 'in_review', to_stage: 'withdrawn', moved_at: at(105) };
    expect(seen([...moves, withdrawal], 105)).toEqual(['submitted', 'in_review', 'withdrawn']);
  });

  it('are never taken back, for any course and any two moments', () => {
    const steps = fc.array(fc.tuple(fc.integer({ min: 0, max: 120 }), fc.nat(20)), { maxLength: 12 });
    fc.assert(
      fc.property(steps, fc.nat(800), fc.nat(240), (choices, moment, later) => {
        let seconds = 0;
        let stage: ApplicationStage = 'submitted';
        const course = choices.flatMap(([pause, choice]): [number, ApplicationStage][] => {
          const next = movesFrom(stage, 'employer');
          seconds += pause;
          stage = next[choice % Math.max(next.length, 1)] ?? stage;
          return next.length === 0 ? [] : [[seconds, stage]];
        });
        const moves = history(...course);
        const until = (end: number): MoveRow[] => moves.filter(({ moved_at }) => moved_at <= at(end));
        const [early, late] = [seen(until(moment), moment), seen(until(moment + later), moment + later)];
        expect(late.slice(0, early.length)).toEqual(early);
      }),
    );
  });

  it('are all moves that were not undone, once the time has passed', () => {
    expect(SETTLE_MS).toBeGreaterThan(UNDO_MS);
    expect(seen(history([1, 'in_review'], [2, 'shortlisted'], [3, 'interview']), 78)).toEqual([
      'submitted',
      'in_review',
      'shortlisted',
      'interview',
    ]);
  });
});
