import { daysLeft, isNear } from './days-left.ts';

const now = new Date(2026, 2, 1, 9, 30);
const at = (day: number, hour: number): string => new Date(2026, 2, day, hour).toISOString();

test('the days until the expiry are those of the calendar', () => {
  expect([at(1, 23), at(2, 0), at(2, 23), at(8, 9), at(31, 12)].map((expiry) => daysLeft(expiry, now))).toEqual([0, 1, 1, 7, 30]);
  expect(daysLeft(at(1, 8), now)).toBe(0);
});

test('an expiry is near in the last seven days', () => {
  expect(isNear(at(8, 23), now)).toBe(true);
  expect(isNear(at(9, 0), now)).toBe(false);
});
