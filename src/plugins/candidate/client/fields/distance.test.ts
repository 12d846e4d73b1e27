import { distanceUnit, fromKm, toKm } from './distance.ts';

test.each([
  ['en-US', 'mile'],
  ['en-GB', 'mile'],
  ['en-IE', 'kilometer'],
  ['en', 'kilometer'],
  ['de-DE', 'kilometer'],
  ['ar-EG', 'kilometer'],
])('distances in %s are in the unit "%s"', (locale, unit) => {
  expect(distanceUnit(locale)).toBe(unit);
});

test('each whole number of miles stays the same after it was stored in km', () => {
  const miles = Array.from({ length: 125 }, (_, distance) => distance);
  expect(miles.map((distance) => fromKm(toKm(distance, 'mile'), 'mile'))).toEqual(miles);
  expect(toKm(20, 'mile')).toBe(32);
  expect(fromKm(200, 'kilometer')).toBe(200);
});
