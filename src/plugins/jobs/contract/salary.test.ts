import fc from 'fast-check';
import type { Salary } from './reply-schemas.ts';
import { PAY_PERIODS, yearlyTop } from './salary.ts';

const amount = fc.integer({ min: 0, max: 100_000_000_000 });

const salary: fc.Arbitrary<Salary> = fc
  .tuple(amount, amount, fc.constantFrom(...PAY_PERIODS))
  .map(([one, other, period]) => ({ min: Math.min(one, other), max: Math.max(one, other), currency: 'EUR', period }));

test.each([
  [{ min: 1, max: 2_000, period: 'hour' }, 4_160_000],
  [{ min: 1, max: 100, period: 'day' }, 26_000],
  [{ min: 1, max: 100, period: 'week' }, 5_200],
  [{ min: 1, max: 100, period: 'month' }, 1_200],
  [{ min: 7, max: null, period: 'year' }, 7],
] as const)('the yearly top of %j is %d', (part, top) => {
  expect(yearlyTop({ ...part, currency: 'EUR' })).toBe(top);
});

test('a salary without amounts has no upper end', () => {
  expect(yearlyTop({ min: null, max: null, currency: 'EUR', period: 'year' })).toBeNull();
});

test('the yearly upper end is exact, is never below the lower end, and grows with the period', () => {
  fc.assert(
    fc.property(salary, (given) => {
      const tops = PAY_PERIODS.map((period) => yearlyTop({ ...given, period }) ?? Number.NaN);
      for (const top of tops) {
        expect(Number.isSafeInteger(top)).toBe(true);
        expect(top).toBeGreaterThanOrEqual(given.min ?? 0);
      }
      expect(tops).toEqual([...tops].sort((a, b) => b - a));
    }),
  );
});
