import fc from 'fast-check';
import { editDistance } from './edit-distance.ts';

test.each([
  ['pharmacist', 'pharmacist', 0],
  ['pharmasist', 'pharmacist', 1],
  ['enginer', 'engineer', 1],
  ['engineeer', 'engineer', 1],
  ['nusre', 'nurse', 1],
  ['managr', 'manager', 1],
  ['acountnat', 'accountant', 2],
  ['ngineeer', 'engineer', 2],
  ['مهندسس', 'مهندس', 1],
  ['nurse', 'doctor', 3],
])('between %p and %p are %p mistakes', (one, other, distance) => {
  expect(editDistance(one, other, 2)).toBe(distance);
});

test('the distance is the same in both directions, zero only for equal words, and never above the limit plus one', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ü', '😀'), maxLength: 7 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 4 }), (one, other, most) => {
      const distance = editDistance(one, other, most);
      expect(distance).toBe(editDistance(other, one, most));
      expect(distance === 0).toBe(one === other);
      expect(distance).toBeLessThanOrEqual(most + 1);
    }),
  );
});

test('the distance is one for one more letter', () => {
  const text = fc.string({ maxLength: 12 });
  fc.assert(fc.property(text, text, (one, other) => expect(editDistance(one + other, `${one}x${other}`, 2)).toBe(1)));
});
