import { createdCursor } from './created-cursor.ts';
import type { PageQuery } from './cursor.ts';

const key = Buffer.alloc(32, 1);
const cursors = createdCursor(key, 'garden.beds');
const row = { created_at: new Date('2026-03-01T09:30:00.123Z'), id: '01890a5d-ac96-774b-bcce-b302099a8057' };
const foreign = expect.objectContaining({ code: 'invalid', issues: [expect.objectContaining({ path: 'cursor' })] });

test('a list without a cursor begins with its first row', () => {
  expect(cursors.after({ limit: 20 })).toBeUndefined();
});

test('a list continues after the row of its cursor, to the millisecond', () => {
  const query: PageQuery & { readonly stage: string } = { stage: 'offer' };
  const cursor = cursors.of(query)(row);
  expect(cursors.after({ ...query, cursor })).toEqual({ at: row.created_at, id: row.id });
});

test('a cursor is valid for its own list and query only', () => {
  const cursor = cursors.of({})(row);
  expect(() => createdCursor(key, 'garden.paths').after({ cursor })).toThrow(foreign);
  expect(() => cursors.after({ cursor, ...{ stage: 'offer' } })).toThrow(foreign);
});

test.each([[{ ...row, id: '7' }], [{ ...row, id: '' }]])('a cursor whose row id is not a valid id is refused: %j', (other) => {
  expect(() => cursors.after({ cursor: cursors.of({})(other) })).toThrow(foreign);
});
