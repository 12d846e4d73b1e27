import fc from 'fast-check';
import { byteRange } from './byte-range.ts';

test.each([
  ['bytes=0-0', 10, { start: 0, end: 0 }],
  ['bytes=2-', 10, { start: 2, end: 9 }],
  ['bytes=-3', 10, { start: 7, end: 9 }],
  ['bytes=-30', 10, { start: 0, end: 9 }],
  ['bytes=8-300', 10, { start: 8, end: 9 }],
  ['bytes=10-', 10, 'none'],
  ['bytes=-0', 10, 'none'],
  ['bytes=0-', 0, 'none'],
  ['bytes=5-2', 10, undefined],
  ['bytes=0-1,3-4', 10, undefined],
  ['bytes=-', 10, undefined],
  ['items=0-1', 10, undefined],
  ['bytes=99999999999999999999-', 10, undefined],
  [undefined, 10, undefined],
])('%s of %d bytes is %j', (header, length, part) => {
  expect(byteRange(header, length)).toEqual(part);
});

test('a part lies within the file, for any header', () => {
  const parts = fc.tuple(fc.option(fc.nat(), { nil: '' }), fc.option(fc.nat(), { nil: '' }), fc.nat());
  fc.assert(
    fc.property(parts, ([first, last, length]) => {
      const part = byteRange(`bytes=${first}-${last}`, length);
      if (typeof part !== 'object') return;
      expect(part.start).toBeGreaterThanOrEqual(0);
      expect(part.end).toBeGreaterThanOrEqual(part.start);
      expect(part.end).toBeLessThan(length);
    }),
  );
});
