import fc from 'fast-check';
import { inTurn } from '../support/in-turn.ts';

const numbered = (length: number): number[] => Array.from({ length }, (_, index) => index);

test('every item of a list comes within consecutive turns, and each turn has its share of different items', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 50 }), fc.nat(10_000), (length, share, first) => {
      const turns = numbered(Math.ceil(length / share)).map((turn) => inTurn(numbered(length), share, String(first + turn)));
      for (const items of turns) expect(new Set(items).size).toBe(Math.min(share, length));
      expect(new Set(turns.flat()).size).toBe(length);
    }),
  );
});

test('all items are tested without a turn', () => {
  expect(inTurn(['a', 'b', 'c'], 2, '')).toEqual(['a', 'b', 'c']);
});

test('a turn that is not an integer is an error', () => {
  expect(() => inTurn(['a', 'b', 'c'], 2, 'one')).toThrow('CHECK_TURN');
});
