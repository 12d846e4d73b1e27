import fc from 'fast-check';
import { slotsOf, withinBudget, withPinned } from './row-slots.ts';

const HEIGHT = 40;

it('rows in view, the pinned row and the gaps make up the whole list, in order', () => {
  const lists = fc.record({
    count: fc.nat(300),
    first: fc.integer({ min: -20, max: 300 }),
    length: fc.nat(40),
    pinned: fc.integer({ min: -1, max: 320 }),
  });
  fc.assert(
    fc.property(lists, ({ count, first, length, pinned }) => {
      const indices = withPinned(first, first + length, count, pinned);
      const rows = indices.map((index) => ({ index, start: 100 + index * HEIGHT, end: 100 + (index + 1) * HEIGHT }));
      const slots = slotsOf(rows, { from: 100, height: count * HEIGHT });
      const drawn = slots.flatMap((slot) => (slot.kind === 'row' ? [slot.index] : []));
      expect(drawn).toEqual([...new Set(drawn)].sort((a, b) => a - b));
      const exists = (index: number): boolean => index >= 0 && index < count;
      expect(drawn.includes(pinned)).toBe(exists(pinned));
      if (exists(pinned)) expect(drawn).toEqual(expect.arrayContaining([pinned - 1, pinned + 1].filter(exists)));
      expect(slots.reduce((sum, slot) => sum + (slot.kind === 'row' ? HEIGHT : slot.height), 0)).toBe(count * HEIGHT);
    }),
  );
});

it('adds no gaps when all rows are in view', () => {
  expect(slotsOf([{ index: 0, start: 7, end: 47 }], { from: 7, height: 40 })).toEqual([{ kind: 'row', index: 0 }]);
});

describe('a budget of new rows', () => {
  const rows = Array.from({ length: 10 }, (_, index) => ({ index, start: index * HEIGHT, end: (index + 1) * HEIGHT }));
  const indices = (drawn: readonly number[], budget: number) =>
    withinBudget(rows, { drawn: new Set(drawn), first: 4, last: 6, pinned: 9, budget }).map(({ index }) => index);

  it('goes to rows in view first, and never to rendered or pinned rows', () => {
    expect(indices([2], 2)).toEqual([2, 4, 5, 9]);
    expect(indices([2], 4)).toEqual([0, 2, 4, 5, 6, 9]);
  });

  it('does not apply to a new list', () => {
    expect(indices([], 2)).toHaveLength(10);
  });
});
