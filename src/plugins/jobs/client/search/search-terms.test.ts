import fc from 'fast-check';
import { amountFrom, asksForNothing, termsFrom } from './search-terms.ts';

describe('the terms of a search in its address', () => {
  it('are read back', () => {
    const search = { q: ' engineer ', category: 'engineering', minSalary: '50000', employmentType: 'part_time' };
    expect(termsFrom(search)).toEqual({ q: 'engineer', category: 'engineering', minSalary: 50_000, employmentType: 'part_time' });
  });

  it('leave out what cannot be a term', () => {
    expect(asksForNothing(termsFrom({ q: '  ', minSalary: 'much', employmentType: 'hobby' }))).toBe(true);
  });
});

describe('a typed amount', () => {
  it.each([
    ['50000', 50_000],
    ['50,000', 50_000],
    ['50 000', 50_000],
    ['٥٠٠٠٠', 50_000],
    ['۵۰۰۰۰', 50_000],
    ['', undefined],
    ['none', undefined],
  ])('%s is %s', (typed, amount) => {
    expect(amountFrom(typed)).toBe(amount);
  });

  it('is a safe positive number or nothing, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const amount = amountFrom(typed);
        return amount === undefined || (Number.isSafeInteger(amount) && amount > 0);
      }),
    );
  });
});
