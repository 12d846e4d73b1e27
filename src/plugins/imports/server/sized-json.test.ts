import fc from 'fast-check';
import { PORTION_BYTES, sizedPortions } from './sized-json.ts';

const rowOf = (number: number, length: number): { readonly number: number; readonly text: string } => ({
  number,
  text: 'x'.repeat(length),
});

test('a portion has at most so many rows, and at most 64 KiB unless one row has more', () => {
  const lengths = fc.array(fc.oneof(fc.nat(100), fc.integer({ min: 20_000, max: 2 * PORTION_BYTES })), { maxLength: 12 });
  fc.assert(
    fc.property(lengths, fc.integer({ min: 1, max: 5 }), (given, most) => {
      const rows = given.map((length, at) => rowOf(at, length));
      const portions = [...sizedPortions(rows, most)];
      for (const { json, count, size } of portions) {
        const parsed = JSON.parse(json);
        expect(parsed).toHaveLength(count);
        expect(count).toBeLessThanOrEqual(most);
        if (count > 1) expect(size).toBeLessThanOrEqual(PORTION_BYTES);
        expect(parsed.reduce((sum: number, row: { size: number }) => sum + row.size, 0)).toBe(size);
        expect(Buffer.byteLength(json)).toBeLessThanOrEqual(size);
      }
      const all = portions.flatMap(({ json }) => JSON.parse(json));
      expect(all.map(({ size: _size, ...row }) => row)).toEqual(rows);
    }),
  );
});

test('the size of a row counts the bytes of its letters', () => {
  const [latin, arabic] = ['a', 'ش'].map((letter) => [...sizedPortions([{ text: letter.repeat(1000) }], 1)][0]?.size ?? 0);
  expect((arabic ?? 0) - (latin ?? 0)).toBe(1000);
});
