import fc from 'fast-check';
import { runs } from '#core/testing/property-runs.ts';
import { BulkWork, partsOf } from './bulk-work.ts';

it('an act on many items is sent in parts, and tells how far it is', async () => {
  const work = new BulkWork();
  const seen: unknown[] = [];
  const outcome = await work.run([1, 2, 3, 4, 5], 2, async (part) => {
    seen.push([...part, work.isRunning, work.done, work.total]);
    return part.map((item) => item * 10);
  });
  expect(outcome).toEqual({ results: [10, 20, 30, 40, 50], left: [] });
  expect(seen).toEqual([
    [1, 2, true, 0, 5],
    [3, 4, true, 2, 5],
    [5, true, 4, 5],
  ]);
  expect(work.isRunning).toBe(false);
});

it('an act on many items keeps the results before a call that fails, and says which items are left', async () => {
  const work = new BulkWork();
  const sent: number[] = [];
  const outcome = await work.run([1, 2, 3, 4, 5], 2, async (part) => {
    sent.push(...part);
    if (part.includes(3)) throw new Error('away');
    return part;
  });
  expect(outcome).toEqual({ results: [1, 2], left: [3, 4, 5] });
  expect(sent).toEqual([1, 2, 3, 4]);
  expect(work.isRunning).toBe(false);
});

test('two acts at the same time are counted together', async () => {
  const work = new BulkWork();
  const both = [work.run([1, 2], 1, async (part) => part), work.run([3], 1, async (part) => part)];
  expect([work.done, work.total]).toEqual([0, 3]);
  await Promise.all(both);
  expect([work.done, work.total, work.isRunning]).toEqual([0, 0, false]);
});

test('the parts of a list are the list again, and none is empty or too long', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 50 }), fc.integer({ min: 1, max: 20 }), (items, most) => {
      const parts = partsOf(items, most);
      expect(parts.flat()).toEqual(items);
      expect(parts.every(({ length }) => length > 0 && length <= most)).toBe(true);
    }),
    { numRuns: runs(100) },
  );
});
