import { heightsOf, typicalHeight } from './row-heights.ts';

it('keeps the heights of rows for the next list with the same estimate', () => {
  heightsOf(44).set('mint', 36);
  expect(heightsOf(44).get('mint')).toBe(36);
  expect(heightsOf(132).get('mint')).toBeUndefined();
});

it('forgets the heights when there are too many', () => {
  for (let row = 0; row <= 20_000; row += 1) heightsOf(92).set(String(row), 90);
  expect(heightsOf(92).get('0')).toBeUndefined();
});

it('expects rows of the height in the middle, which a few high rows do not change', () => {
  expect(typicalHeight([74, 400, 74])).toBe(74);
  expect(typicalHeight([])).toBeUndefined();
});
