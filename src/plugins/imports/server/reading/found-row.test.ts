import { faultyCell, foundCell } from './found-row.ts';

test.each([
  ['keeps tabs and line feeds', 'a\tb\nc', 'a\tb\nc'],
  ['has one kind of line break', 'a\r\nb\rc', 'a\nb\nc'],
  ['has no control characters', 'a\0b\x1fc\x7fd\x85', 'abcd'],
  ['has no surrogates alone', 'a\ud800b', 'a\ufffdb'],
  ['keeps white space', ' a ', ' a '],
])('a cell %s', (_, raw, text) => {
  expect(foundCell(3, raw, 'csv')).toEqual({ column: 3, text });
});

test('a cell without a text is none, also beyond the last column', () => {
  expect([foundCell(0, '', 'csv'), foundCell(0, '\0', 'csv'), foundCell(60, ' ', 'csv')]).toEqual([undefined, undefined, undefined]);
});

test('a cell beyond the last column refuses the spreadsheet', () => {
  expect(foundCell(59, 'a', 'csv')).toEqual({ column: 59, text: 'a' });
  expect(() => foundCell(60, 'a', 'csv')).toThrow('imports.too-many-columns');
  expect(() => faultyCell(60, 'imports.formula')).toThrow('imports.too-many-columns');
});

test('the beginning of a text that is too long has no half of a character', () => {
  expect(foundCell(0, `a${'😀'.repeat(60_000)}`, 'csv')?.text).toBe(`a${'😀'.repeat(199)}`);
});

test.each([
  ['csv', 60_000],
  ['xlsx', 32_767],
] as const)('a cell of a file of the kind %s has at most %d characters', (kind, limit) => {
  expect(foundCell(0, '😀'.repeat(limit), kind)?.fault).toBeUndefined();
  expect(foundCell(0, 'x'.repeat(limit + 1), kind)?.fault).toEqual({ code: 'imports.cell-too-long', values: { limit } });
});
