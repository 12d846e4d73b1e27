import fc from 'fast-check';
import { type WeightedPart, weightedPercent } from './weighted-percent.ts';

const share = fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true }));
const anyPart: fc.Arbitrary<WeightedPart> = fc.record({ weight: fc.integer({ min: 1, max: 1000 }), share });
const anyParts = fc.array(anyPart, { minLength: 1, maxLength: 12 });

describe('A weighted percentage', () => {
  it('counts each part by its weight', () => {
    expect(
      weightedPercent([
        { weight: 3, share: 1 },
        { weight: 1, share: 0.5 },
      ]),
    ).toBe(88);
    expect(weightedPercent([])).toBe(0);
  });

  it('is not rounded to 0 or 100', () => {
    const parts = (share: number): WeightedPart[] => [
      { weight: 999, share },
      { weight: 1, share: 1 - share },
    ];
    expect([weightedPercent(parts(0)), weightedPercent(parts(1))]).toEqual([1, 99]);
  });

  it('is whole, 0 only when nothing is done, and 100 only when all is done', () => {
    fc.assert(
      fc.property(anyParts, (parts) => {
        const percent = weightedPercent(parts);
        expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
        expect(percent === 0).toBe(parts.every((part) => part.share === 0));
        expect(percent === 100).toBe(parts.every((part) => part.share === 1));
      }),
    );
  });

  it('does not fall when more of a part is done', () => {
    fc.assert(
      fc.property(anyParts, fc.nat(), share, (parts, place, more) => {
        const raised = parts.map((part, at) => (at === place % parts.length ? { ...part, share: Math.max(part.share, more) } : part));
        expect(weightedPercent(raised)).toBeGreaterThanOrEqual(weightedPercent(parts));
      }),
    );
  });
});
