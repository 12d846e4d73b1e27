import fc from 'fast-check';
import type { Job } from './item-schemas.ts';
import { workedMonths } from './worked-months.ts';

const now = new Date('2026-11-25T12:00:00Z');

const aJob = (start: string, end: string): Pick<Job, 'start' | 'end' | 'isCurrent'> => ({ start, end, isCurrent: end === '' });

describe('months of work', () => {
  test.each([
    [[], null],
    [[aJob('2020-01', '2020-12')], 12],
    [[aJob('2020-01', '2020-01')], 1],
    [[aJob('2020-01', '2020-12'), aJob('2020-06', '2021-06')], 18],
    [[aJob('2020-01', '2020-12'), aJob('2020-03', '2020-05')], 12],
    [[aJob('2021-01', '2021-12'), aJob('2020-01', '2020-12')], 24],
    [[aJob('2020-01', '2020-02'), aJob('2025-01', '2025-02')], 4],
    [[aJob('2026-10', '')], 2],
    [[aJob('2026-10', '2030-01'), aJob('2026-11', '')], 2],
    [[aJob('2026-12', '')], 0],
    [[aJob('2019', '2021')], 24],
    [[aJob('2019', '2019')], 6],
    [[aJob('2015', '2018'), aJob('2018', '2021')], 72],
    [[aJob('2019-03', '2021')], 28],
    [[aJob('2019', '2021-03')], 21],
    [[aJob('2019-10', '2019')], 1],
    [[aJob('2019', '2019-02')], 1],
    [[aJob('2025', '')], 17],
    [[aJob('2026', '2026')], 6],
    [[aJob('2019', '2021'), aJob('2020-01', '2020-03')], 24],
  ])('%o: %s', (jobs, months) => {
    expect(workedMonths(jobs, now)).toBe(months);
  });

  test('are not less for a current job that began this year, in any month', () => {
    expect(workedMonths([aJob('2026', '')], new Date('2026-02-01T12:00:00Z'))).toBe(1);
    expect(workedMonths([aJob('2026', '2026')], new Date('2026-02-01T12:00:00Z'))).toBe(0);
  });

  test('with years alone are among those that the job may have taken', () => {
    const date = fc.tuple(fc.integer({ min: 1960, max: 2020 }), fc.option(fc.integer({ min: 1, max: 12 })));
    const text = ([year, month]: readonly [number, number | null]): string =>
      month === null ? String(year) : `${year}-${String(month).padStart(2, '0')}`;
    fc.assert(
      fc.property(date, date, (one, other) => {
        const [least, most] = [
          12 * (other[0] - one[0]) + (other[1] ?? 1) - (one[1] ?? 12) + 1,
          12 * (other[0] - one[0]) + (other[1] ?? 12) - (one[1] ?? 1) + 1,
        ];
        fc.pre(most > 0);
        const months = workedMonths([aJob(text(one), text(other))], now) ?? 0;
        expect(months).toBeGreaterThanOrEqual(Math.max(1, least));
        expect(months).toBeLessThanOrEqual(most);
      }),
    );
  });

  test('are the number of different months, in any order of the jobs', () => {
    const month = fc.integer({ min: 0, max: 800 });
    const text = (value: number): string => `${1960 + Math.floor(value / 12)}-${String(1 + (value % 12)).padStart(2, '0')}`;
    const span = fc.tuple(month, month).map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const);
    fc.assert(
      fc.property(fc.array(span, { minLength: 1, maxLength: 30 }), (spans) => {
        const worked = new Set(spans.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at)));
        const past = [...worked].filter((value) => text(value) <= '2026-11');
        expect(
          workedMonths(
            spans.map(([first, last]) => aJob(text(first), text(last))),
            now,
          ),
        ).toBe(past.length);
      }),
    );
  });
});
