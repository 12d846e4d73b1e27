import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { idSchema, instantSchema, z } from '#core/contract/schema.ts';
import { createdCursor, cursorCodec, type PageQuery, pageOf } from './cursor.ts';

const SEAL_KEY = Buffer.alloc(32, 1);
const schema = z.tuple([instantSchema, idSchema]);
const codec = cursorCodec(SEAL_KEY, 'garden.beds', schema);
const key: [string, string] = ['2026-03-01T09:30:00.000Z', '01890a5d-ac96-774b-bcce-b302099a8057'];

const foreign = expect.objectContaining({
  code: 'invalid',
  issues: [{ path: 'cursor', code: 'foreign-cursor', message: expect.any(String) }],
});

/** A query as the schema of a call parses it: parts by name, some of them absent. */
const questions = fc.dictionary(
  fc.constantFrom('q', 'where', 'category', 'order', 'stage'),
  fc.oneof(fc.constant(undefined), fc.string(), fc.integer(), fc.boolean(), fc.array(fc.string(), { maxLength: 2 })),
);

const asked = (question: object): string =>
  JSON.stringify(Object.fromEntries(Object.entries(question).sort(([one], [other]) => one.localeCompare(other))));

test('a key stays the same after encoding in an address and decoding', () => {
  const text = codec.encode(key, {});
  expect(text).toBe(encodeURIComponent(text));
  expect(codec.decode({ cursor: text })).toEqual(key);
});

test('no cursor means the first page', () => {
  expect(codec.decode({})).toBeUndefined();
});

test('a cursor continues the same query, with its parts in any order and with any limit', () => {
  fc.assert(
    fc.property(questions, fc.nat(), fc.nat(), (question, limit, other) => {
      const cursor = codec.encode(key, { ...question, limit });
      const turned = Object.fromEntries(Object.entries(question).reverse());
      const query: PageQuery = { limit: other, cursor, ...turned };
      expect(codec.decode(query)).toEqual(key);
    }),
  );
});

test('an absent part of a query is equal to an undefined part', () => {
  const question: PageQuery & { readonly q: string } = { q: 'nurse' };
  const more: PageQuery & { readonly category: undefined } = { ...question, category: undefined };
  expect(codec.decode({ ...question, cursor: codec.encode(key, more) })).toEqual(key);
  expect(codec.decode({ ...more, cursor: codec.encode(key, question) })).toEqual(key);
});

test('a key may hold numbers besides texts', () => {
  const ranks = cursorCodec(SEAL_KEY, 'garden.ranks', z.tuple([z.number(), z.string()]));
  expect(ranks.decode({ cursor: ranks.encode([0.75, 'rose'], {}) })).toEqual([0.75, 'rose']);
});

test('a cursor of another query is refused', () => {
  fc.assert(
    fc.property(questions, questions, (question, other) => {
      fc.pre(asked(question) !== asked(other));
      const cursor = codec.encode(key, question);
      expect(() => codec.decode({ ...other, cursor })).toThrow(foreign);
    }),
  );
});

test('a cursor of another list is refused', () => {
  const cursor = cursorCodec(SEAL_KEY, 'garden.paths', schema).encode(key, {});
  expect(() => codec.decode({ cursor })).toThrow(foreign);
});

test.each([
  '',
  'x',
  '%',
  Buffer.from('{}').toString('base64url'),
  Buffer.from('["2026","7"]').toString('base64url'),
  Buffer.from(JSON.stringify(key)).toString('base64url'),
  Buffer.from('null').toString('base64url'),
  '"; drop table users',
])('a text that is not a cursor is an issue of the field: %j', (cursor) => {
  expect(() => codec.decode({ cursor })).toThrow(foreign);
});

test('a cursor of an earlier version, which had no seal, is refused', () => {
  const mark = createHash('sha256').update('["garden.beds",[]]').digest().subarray(0, 12).toString('base64url');
  const cursor = Buffer.from(JSON.stringify([mark, key])).toString('base64url');
  expect(() => codec.decode({ cursor })).toThrow(foreign);
});

test('a cursor that was sealed with another key is refused', () => {
  const cursor = cursorCodec(Buffer.alloc(32, 2), 'garden.beds', schema).encode(key, {});
  expect(() => codec.decode({ cursor })).toThrow(foreign);
});

test('a cursor with a changed position and the original seal is refused', () => {
  const [, seal] = codec.encode(key, {}).split('.');
  const content = Buffer.from(JSON.stringify(['2027-03-01T09:30:00.000Z', key[1]])).toString('base64url');
  expect(() => codec.decode({ cursor: `${content}.${seal}` })).toThrow(foreign);
});

test('a cursor with added or removed characters is refused', () => {
  const cursor = codec.encode(key, {});
  for (const other of [
    `${cursor}.`,
    `${cursor}.x`,
    `${cursor}AAAA`,
    cursor.slice(0, -4),
    `.${cursor}`,
    cursor.slice(cursor.indexOf('.')),
  ]) {
    expect(() => codec.decode({ cursor: other })).toThrow(foreign);
  }
});

test('an invalid position is refused even with a valid seal', () => {
  const texts = cursorCodec(SEAL_KEY, 'garden.beds', z.unknown());
  expect(() => codec.decode({ cursor: texts.encode(['2026', '7'], {}) })).toThrow(foreign);
});

test('a position with a text that the database cannot store is refused', () => {
  const texts = cursorCodec(SEAL_KEY, 'garden.words', z.object({ key: z.string() }));
  expect(() => texts.decode({ cursor: texts.encode({ key: 'a\u0000' }, {}) })).toThrow(foreign);
});

test('a page leaves out the extra row that shows that there is a next page', () => {
  expect(pageOf(['a', 'b', 'c'], 2, (row) => `after ${row}`)).toEqual({ items: ['a', 'b'], nextCursor: 'after b' });
  expect(pageOf(['a', 'b', 'c', 'd'], 3, (row) => `after ${row}`)).toEqual({ items: ['a', 'b', 'c'], nextCursor: 'after c' });
  expect(pageOf(['a', 'b'], 2, (row) => `after ${row}`)).toEqual({ items: ['a', 'b'], nextCursor: null });
  expect(pageOf(['a'], 0, () => 'never')).toEqual({ items: [], nextCursor: null });
  expect(pageOf([], 2, () => 'never')).toEqual({ items: [], nextCursor: null });
});

describe('The cursors of a list in order of creation', () => {
  const created = createdCursor(SEAL_KEY, 'garden.beds');
  const row = { created_at: new Date('2026-03-01T09:30:00.123Z'), id: '01890a5d-ac96-774b-bcce-b302099a8057' };

  test('a list without a cursor begins with its first row', () => {
    expect(created.after({ limit: 20 })).toBeUndefined();
  });

  test('a list continues after the row of its cursor, to the millisecond', () => {
    const query: PageQuery & { readonly stage: string } = { stage: 'offer' };
    const cursor = created.of(query)(row);
    expect(created.after({ ...query, cursor })).toEqual({ at: row.created_at, id: row.id });
  });

  test('a cursor is valid for its own list and query only', () => {
    const cursor = created.of({})(row);
    expect(() => createdCursor(SEAL_KEY, 'garden.paths').after({ cursor })).toThrow(foreign);
    expect(() => created.after({ cursor, ...{ stage: 'offer' } })).toThrow(foreign);
  });

  test.each([[{ ...row, id: '7' }], [{ ...row, id: '' }]])('a cursor whose row id is not a valid id is refused: %j', (other) => {
    expect(() => created.after({ cursor: created.of({})(other) })).toThrow(foreign);
  });
});
