import { searchWords } from './search-words.ts';

test.each(['', '  ', '!!!', '&|:*()', '\u0000'])('%p has no word', (typed) => {
  expect(searchWords(typed)).toBeUndefined();
});

test('only the first sixteen different words count', () => {
  const words = Array.from({ length: 17 }, (_, index) => `word${index}`);
  const typed = [...words.slice(0, 8), 'word0', ...words.slice(8)].join(' ');
  expect(searchWords(typed)).toBe(
    words
      .slice(0, 16)
      .map((word) => `${word}:*`)
      .join(' & '),
  );
});

test('words of the location are marked, and match as prefixes from three letters on', () => {
  expect(searchWords('New York ny', 'C')).toBe('new:*C & york:*C & ny:C');
});

test('all words count in the typed order, and a repeated word counts once', () => {
  expect(searchWords('Lead, ÉNGINEER lead c++')).toBe('lead:* & engineer:* & c');
});

test('words match as prefixes from three letters on', () => {
  expect(searchWords('n nu nur nurs')).toBe('n & nu & nur:* & nurs:*');
});

test('no search text is query syntax', () => {
  expect(searchWords("nurse & !doctor | (x):* '")).toBe('nurse:* & doctor:* & x');
});

test('a text without words has no words of the location', () => {
  expect(searchWords(' & ', 'C')).toBeUndefined();
});
