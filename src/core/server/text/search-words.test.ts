import { documentOf, searchWords } from './search-words.ts';

test.each(['', '  ', '!!!', '&|:*()', '\u0000'])('%p has no word', (typed) => {
  expect(searchWords(typed)).toBeUndefined();
});

test('only the first sixteen different words count', () => {
  const words = Array.from({ length: 17 }, (_, index) => `word${index}`);
  const typed = [...words.slice(0, 8), 'word0', ...words.slice(8)].join(', ');
  expect(searchWords(typed)).toBe(
    words
      .slice(0, 16)
      .map((word) => `(${word}:* | _${word})`)
      .join(' & '),
  );
});

test('words of the location are marked, and match as prefixes from three letters on', () => {
  expect(searchWords('York, ny', 'C')).toBe('(york:*C | _york:C) & (ny:C | _ny:C)');
});

test('neighbours also match joined, unless a comma divides them', () => {
  expect(searchWords('health care')).toBe('(health:* | healthcare:* | _health) & (care:* | healthcare:* | _care)');
  expect(searchWords('health, care')).toBe('(health:* | _health) & (care:* | _care)');
});

test('umlauts match with and without e', () => {
  expect(searchWords('Müller')).toBe('(muller:* | mueller:* | _muller)');
  expect(searchWords('Mueller')).toBe('(mueller:* | muller:* | _mueller)');
});

test('words with signs, and names that begin other words, match whole words', () => {
  expect(searchWords('c++')).toBe("'c++'");
  expect(searchWords('R&D')).toBe("'r&d'");
  expect(searchWords('Java')).toBe('(java | _java)');
});

test('no search text is query syntax', () => {
  expect(searchWords("nurse & !doctor | (x):* '")).toBe('(nurse:* | _nurse) & (doctor:* | _doctor) & (x | _x)');
});

test('a document has each word once, and its derived words', () => {
  expect(documentOf(['Müller & Söhne', 'C++'], '2B')).toBe("muller:2B sohne:2B 'c++':2B");
  expect(documentOf(['Health care', 'care'])).toBe('health care _healthcare');
  expect(documentOf(['Room 1234', 'Java 17', 'Nurse of wards'])).toBe('room 1234 java 17 _java17 nurse of wards');
});
