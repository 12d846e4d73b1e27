import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { runs } from '#core/testing/property-runs.ts';
import { decodeStatusBits, LIST_LENGTH, readStatusIndex, StatusBits } from './status-bits.ts';

const indexes = fc.uniqueArray(fc.integer({ min: 0, max: LIST_LENGTH - 1 }), { maxLength: 200 });

test('a list has exactly the bits that were set, also after it was encoded and decoded', () => {
  fc.assert(
    fc.property(indexes, fc.integer({ min: 0, max: LIST_LENGTH - 1 }), (set, other) => {
      const bits = new StatusBits();
      for (const index of set) bits.set(index);
      const read = decodeStatusBits(bits.encode());
      for (const index of [...set, other]) expect([index, read?.has(index)]).toEqual([index, set.includes(index)]);
    }),
    { numRuns: runs(50) },
  );
});

test('the first bit is the highest bit of the first byte', () => {
  const bits = new StatusBits();
  bits.set(0);
  bits.set(9);
  expect([...bits.toBuffer().subarray(0, 2)]).toEqual([0b1000_0000, 0b0100_0000]);
});

test.each([-1, 1.5, LIST_LENGTH, Number.NaN, 2 ** 31])('a list has no index %s', (index) => {
  expect(() => new StatusBits().has(index)).toThrow(RangeError);
  expect(() => new StatusBits().set(index)).toThrow(RangeError);
});

const MEGABYTE = gzipSync(Buffer.alloc(1024 * 1024));
const encoded = (bytes: Buffer): string => `u${gzipSync(bytes).toString('base64url')}`;

test.each([
  ['is empty', ''],
  ['has no prefix', encoded(Buffer.alloc(LIST_LENGTH / 8)).slice(1)],
  ['is not compressed', `u${Buffer.alloc(LIST_LENGTH / 8).toString('base64url')}`],
  ['is too short', encoded(Buffer.alloc(LIST_LENGTH / 8 - 1))],
  ['inflates to more than a megabyte', encoded(Buffer.alloc(1024 * 1024 + 1))],
  // Gzip may have several members: a megabyte of them stands for a gigabyte.
  ['inflates to a gigabyte', `u${Buffer.concat(Array.from({ length: 1024 }, () => MEGABYTE)).toString('base64url')}`],
  ['is cut off', encoded(Buffer.alloc(LIST_LENGTH / 8)).slice(0, -8)],
])('a list that %s cannot be read', (_, text) => {
  expect(decodeStatusBits(text)).toBeUndefined();
});

test.each([
  ['0', 0],
  ['94567', 94567],
  [94567, 94567],
  ['-1', undefined],
  ['1.5', undefined],
  ['12abc', undefined],
  ['007', undefined],
  ['', undefined],
  [null, undefined],
  [1.5, undefined],
  ['8388607', 8_388_607],
  // The longest list that is read has a megabyte.
  ['8388608', undefined],
  ['99999999999', undefined],
])('the index %j is read as %s', (index, read) => {
  expect(readStatusIndex(index)).toBe(read);
});
