import { placeWords, searchWords } from './search-words.ts';

test.each(['', '  ', '!!!', '&|:*()', '\u0000'])('there is no word in %p', (typed) => {
  expect(searchWords(typed)).toBeUndefined();
});

test('sixteen different words count, and later words do not', () => {
  const words = Array.from({ length: 17 }, (_, index) => `word${index}`);
  const typed = [...words.slice(0, 8), 'word0', ...words.slice(8)].join(' ');
  expect(searchWords(typed)).toBe(
    words
      .slice(0, 16)
      .map((word) => `${word}:*`)
      .join(' & '),
  );
});

test('words of the place are marked, and count as beginnings from three letters on', () => {
  expect(placeWords('New York ny')).toBe('new:*C & york:*C & ny:C');
});

test('every word counts, in the order in which it was typed, and a repeated one counts once', () => {
  expect(searchWords('Lead, ÉNGINEER lead c++')).toBe('lead:* & engineer:* & c');
});

test('words count as beginnings from three letters on', () => {
  expect(searchWords('n nu nur nurs')).toBe('n & nu & nur:* & nurs:*');
});

test('nothing that is typed is query syntax', () => {
  expect(searchWords("nurse & !doctor | (x):* '")).toBe('nurse:* & doctor:* & x');
});

test('there is no word of the place in a text without words', () => {
  expect(placeWords(' & ')).toBeUndefined();
});
