import fc from 'fast-check';
import { serialDate } from './serial-date.ts';

test.each([
  [1, false, false, '1900-01-01'],
  [59, false, false, '1900-02-28'],
  [61, false, false, '1900-03-01'],
  [0, true, false, '1904-01-01'],
  [0, false, false, undefined],
  [0, false, true, '00:00:00'],
  [0.5, false, false, '12:00:00'],
  [0.5, true, true, '12:00:00'],
  [0.5, true, false, '1904-01-01T12:00:00'],
  [46112.999999, false, false, '2026-04-01'],
  [46112.99998, false, false, '2026-03-31T23:59:58'],
  [2_958_465.5, false, false, '9999-12-31T12:00:00'],
  [2_958_466, false, false, undefined],
  [2_957_003, true, false, '9999-12-31'],
  [2_957_004, true, false, undefined],
  [-1, false, false, undefined],
  [1e300, false, false, undefined],
])('the day %d (from 1904: %s, a time: %s) is %s', (serial, is1904, isTime, text) => {
  expect(serialDate(serial, is1904, isTime)).toBe(text);
});

test('every day from March 1900 comes after the day before', () => {
  fc.assert(
    fc.property(fc.integer({ min: 61, max: 2_958_464 }), (day) => {
      const [date, next] = [serialDate(day, false, false), serialDate(day + 1, false, false)];
      expect(Date.parse(next ?? '') - Date.parse(date ?? '')).toBe(86_400_000);
    }),
  );
});
