import { afterWorkingDays } from './late.ts';

test.each([
  ['2026-11-30T09:00:00.000Z', '2026-12-02T09:00:00.000Z'],
  ['2026-12-03T23:59:00.000Z', '2026-12-07T23:59:00.000Z'],
  ['2026-12-04T09:00:00.000Z', '2026-12-08T09:00:00.000Z'],
  ['2026-12-05T09:00:00.000Z', '2026-12-08T09:00:00.000Z'],
])('two working days after %s are over at %s', (from, to) => {
  expect(afterWorkingDays(new Date(from), 2).toISOString()).toBe(to);
});
