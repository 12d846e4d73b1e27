import fc from 'fast-check';
import { editDistance, nearest } from './nearest.ts';

const PLACES = ['/admin/jobs/all', '/admin/jobs/applied', '/admin/account', '/login'];

describe('the nearest address', () => {
  it.each([
    ['/admin/jobs/al', '/admin/jobs/all'],
    ['/admin/job/aplied', '/admin/jobs/applied'],
    ['/Login', '/login'],
    ['/something/else', undefined],
    [`/${'w'.repeat(10_000)}`, undefined],
  ])('%s is nearest to %s', (typed, meant) => expect(nearest(typed, PLACES)).toBe(meant));
});

describe('the distance of two texts', () => {
  const text = fc.string({ maxLength: 12 });

  it('is 0 for equal texts, symmetric, and satisfies the triangle inequality', () => {
    fc.assert(
      fc.property(text, text, text, (a, b, c) => {
        expect(editDistance(a, a)).toBe(0);
        expect(editDistance(a, b)).toBe(editDistance(b, a));
        expect(editDistance(a, c)).toBeLessThanOrEqual(editDistance(a, b) + editDistance(b, c));
      }),
    );
  });

  it('is 1 for one more letter', () => {
    fc.assert(fc.property(text, text, (a, b) => expect(editDistance(a + b, `${a}x${b}`)).toBe(1)));
  });
});
