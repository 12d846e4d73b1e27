import { today } from './today.ts';

it('writes the day of the local time zone with two digits for month and day', () => {
  expect(today(new Date(2026, 2, 5, 23, 59))).toBe('2026-03-05');
  expect(today(new Date(2026, 2, 5, 0, 0))).toBe('2026-03-05');
  expect(today(new Date(2026, 11, 31, 12))).toBe('2026-12-31');
});
