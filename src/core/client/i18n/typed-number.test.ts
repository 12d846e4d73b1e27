import fc from 'fast-check';
import { typedNumber } from './typed-number.ts';

describe('a typed number', () => {
  it.each([
    ['50000', 50_000],
    ['50,000', 50_000],
    ['50 000', 50_000],
    ['٥٠٠٠٠', 50_000],
    ['۵۰۰۰۰', 50_000],
    ['0', 0],
    ['', undefined],
    ['none', undefined],
  ])('%s is %s', (typed, amount) => {
    expect(typedNumber(typed)).toBe(amount);
  });

  it('is always a safe integer or undefined', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const amount = typedNumber(typed);
        return amount === undefined || (Number.isSafeInteger(amount) && amount >= 0);
      }),
    );
  });
});
