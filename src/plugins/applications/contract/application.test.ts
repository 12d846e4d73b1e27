import fc from 'fast-check';
import { ACTIVE_STAGES, APPLICATION_STAGES, type ApplicationStage, type Mover, movesFrom } from './application.ts';

const stage = fc.constantFrom(...APPLICATION_STAGES);
const mover = fc.constantFrom<Mover>('candidate', 'employer');

test('neither side can move an application to its current stage', () => {
  fc.assert(fc.property(stage, mover, (from, by) => expect(movesFrom(from, by)).not.toContain(from)));
});

test('an employer can undo every move except a hire', () => {
  for (const from of ACTIVE_STAGES) {
    for (const to of movesFrom(from, 'employer')) expect(movesFrom(to, 'employer').includes(from)).toBe(to !== 'hired');
  }
});

test('a candidate can only withdraw, and only from active stages', () => {
  for (const from of APPLICATION_STAGES) {
    expect(movesFrom(from, 'candidate')).toEqual(ACTIVE_STAGES.includes(from) ? ['withdrawn'] : []);
  }
});

test('an employer cannot withdraw for a candidate, hires only from an offer, and can take back only a rejection', () => {
  for (const from of APPLICATION_STAGES) {
    const moves = movesFrom(from, 'employer');
    expect(moves).not.toContain('withdrawn');
    expect(moves.includes('hired')).toBe(from === 'offer');
    if (!ACTIVE_STAGES.includes(from)) expect(moves).toEqual(from === 'rejected' ? ACTIVE_STAGES : []);
  }
});

test('no sequence of moves leaves the stages hired, withdrawn and closed', () => {
  const choices = fc.array(fc.tuple(mover, fc.nat(20)), { maxLength: 40 });
  fc.assert(
    fc.property(choices, (steps) => {
      let at: ApplicationStage = 'submitted';
      let ended: ApplicationStage | undefined;
      for (const [by, choice] of steps) {
        const moves = movesFrom(at, by);
        at = moves[choice % Math.max(moves.length, 1)] ?? at;
        if (ended !== undefined) expect(at).toBe(ended);
        if (['hired', 'withdrawn', 'closed_unfilled'].includes(at)) ended = at;
      }
    }),
  );
});

test('the stages are in the order of a usual course, and the list is immutable', () => {
  expect(ACTIVE_STAGES).toEqual(['submitted', 'in_review', 'shortlisted', 'assessment', 'interview', 'offer']);
  expect(APPLICATION_STAGES).toEqual([...ACTIVE_STAGES, 'hired', 'rejected', 'withdrawn', 'closed_unfilled']);
  expect(Object.isFrozen(ACTIVE_STAGES) && Object.isFrozen(APPLICATION_STAGES)).toBe(true);
});

test('an employer moves freely among the active stages, and rejects from each', () => {
  expect(movesFrom('submitted', 'employer')).toEqual(['in_review', 'shortlisted', 'assessment', 'interview', 'offer', 'rejected']);
  expect(movesFrom('offer', 'employer')).toEqual(['submitted', 'in_review', 'shortlisted', 'assessment', 'interview', 'hired', 'rejected']);
});
