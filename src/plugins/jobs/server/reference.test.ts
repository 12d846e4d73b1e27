import { numberOfReference, referenceOf } from './reference.ts';

/** Numbers from 0 to 2^40 - 1: the smallest, the largest, each power of two with its neighbours, and many between them. */
const NUMBERS = [
  ...Array.from({ length: 40 }, (_, bit) => [2 ** bit - 1, 2 ** bit, 2 ** bit + 1]).flat(),
  ...Array.from({ length: 5_000 }, (_, at) => (at * 219_902_327 + 17) % 2 ** 40),
  2 ** 40 - 1,
];

test('each number has a reference of its own, from which the number can be read', () => {
  for (const number of NUMBERS) {
    const reference = referenceOf(number);
    expect(reference).toMatch(/^J-[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(numberOfReference(reference)).toBe(number);
  }
  const distinct = new Set(NUMBERS);
  expect(new Set([...distinct].map(referenceOf)).size).toBe(distinct.size);
});

test('a reference is stable, also for later versions', () => {
  expect([1, 2, 3].map(referenceOf)).toEqual(['J-KRVQKEBZ', 'J-7HQF6WQY', 'J-VAK6TB3X']);
});

test('a typed reference may be in small letters, and other texts are no references', () => {
  expect(numberOfReference(` ${referenceOf(7).toLowerCase()} `)).toBe(7);
  for (const text of ['', 'J-', 'J-0000000', 'J-000000000', 'J-0000000I', 'X-00000000', 'engineer']) {
    expect(numberOfReference(text)).toBeUndefined();
  }
});
