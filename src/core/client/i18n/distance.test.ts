import { distanceUnit, fromKm, toKm } from './distance.ts';

test.each([
  ...['US', 'GB', 'LR', 'MM', 'PR', 'JE'].map((country) => [country, 'mile'] as const),
  ...['IE', 'FR', 'DE', 'EG', 'CA', undefined].map((country) => [country, 'kilometer'] as const),
])('distances in %s are in the unit "%s"', (country, unit) => {
  expect(distanceUnit(country)).toBe(unit);
});

test('each whole number of miles stays the same after it was stored in km', () => {
  const miles = Array.from({ length: 125 }, (_, distance) => distance);
  expect(miles.map((distance) => fromKm(toKm(distance, 'mile'), 'mile'))).toEqual(miles);
  expect(toKm(20, 'mile')).toBe(32);
  expect(fromKm(200, 'kilometer')).toBe(200);
});
