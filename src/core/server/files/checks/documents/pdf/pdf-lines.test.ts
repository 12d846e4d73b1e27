import { lineText } from './pdf-lines.ts';

const placed = (...pieces: readonly string[]) => pieces.map((str, x) => ({ str, x }));

test('letters of Arabic that are placed from left to right are read from the right', () => {
  expect(lineText(placed('ة', 'ر', 'ه', 'ا', 'ق', 'ل', 'ا', ' ', 'ي', 'ف'))).toBe('في القاهرة');
});

test('words of other scripts in between keep their order', () => {
  expect(lineText(placed('ל', 'י', 'ע', 'פ', ' ', 'N', 'o', 'd', 'e', ' ', 'ם', 'ע'))).toBe('עם Node פעיל');
});

test('a line whose pieces are in the order of reading stays as it is', () => {
  const pieces = [
    { str: 'מהנדסת', x: 80 },
    { str: ' ', x: 70 },
    { str: 'תוכנה', x: 20 },
  ];
  expect(lineText(pieces)).toBe('מהנדסת תוכנה');
  expect(lineText(placed('Ada', ' ', 'Palmer'))).toBe('Ada Palmer');
  expect(lineText([])).toBe('');
});
