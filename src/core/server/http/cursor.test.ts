import { idSchema, instantSchema, z } from '#core/contract/schema.ts';
import { cursorCodec, pageOf } from './cursor.ts';

const codec = cursorCodec(z.tuple([instantSchema, idSchema]));
const key: [string, string] = ['2026-03-01T09:30:00.000Z', '01890a5d-ac96-774b-bcce-b302099a8057'];

test('a key comes back as it was, through an address', () => {
  const text = codec.encode(key);
  expect(text).toBe(encodeURIComponent(text));
  expect(codec.decode(text)).toEqual(key);
});

test('no cursor is the first page', () => {
  expect(codec.decode(undefined)).toBeUndefined();
});

test.each([
  '',
  'x',
  '%',
  Buffer.from('{}').toString('base64url'),
  Buffer.from('["2026","7"]').toString('base64url'),
  '"; drop table users',
])('what no list wrote is an issue of the field: %j', (text) => {
  expect(() => codec.decode(text)).toThrow(
    expect.objectContaining({ code: 'invalid', issues: [{ path: 'cursor', code: 'foreign-cursor', message: expect.any(String) }] }),
  );
});

test('no list wrote a text that the database cannot hold', () => {
  const texts = cursorCodec(z.object({ key: z.string() }));
  expect(() => texts.decode(texts.encode({ key: 'a\u0000' }))).toThrow(expect.objectContaining({ code: 'invalid' }));
});

test('a page leaves out the row that only tells of a next page', () => {
  expect(pageOf(['a', 'b', 'c'], 2, (row) => `after ${row}`)).toEqual({ items: ['a', 'b'], nextCursor: 'after b' });
  expect(pageOf(['a', 'b'], 2, (row) => `after ${row}`)).toEqual({ items: ['a', 'b'], nextCursor: null });
  expect(pageOf([], 2, () => 'never')).toEqual({ items: [], nextCursor: null });
});
