import fc from 'fast-check';
import { ALIKE, APART, FOUND_BY } from '#core/testing/search-spellings.ts';
import { askedWords, hasAsked } from './asked-words.ts';
import { foldSearchText } from './fold.ts';
import { DERIVED, storedWords } from './stored-words.ts';

function finds(asked: string, text: string): boolean {
  const [words, stored] = [askedWords(asked), storedWords(text)];
  return words.length > 0 && words.every((word) => hasAsked(stored, word));
}

test.each([...ALIKE, ...ALIKE.map(([one, other]) => [other, one] as const), ...FOUND_BY])('%p finds %p', (asked, text) => {
  expect(finds(asked, text)).toBe(true);
});

test.each([...APART, ...APART.map(([one, other]) => [other, one] as const)])('%p does not find %p', (asked, text) => {
  expect(finds(asked, text)).toBe(false);
});

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: fc.constantFrom(...'aäeüC +#.&/-’·:*()_m wd12東京工พยا\u200c\u0308\u0301'), maxLength: 60 }),
);

test('a text that was folded stays the same when it is folded again', () => {
  fc.assert(fc.property(texts, (text) => expect(foldSearchText(foldSearchText(text))).toBe(foldSearchText(text))));
});

test('a text is found by itself', () => {
  fc.assert(
    fc.property(texts, (text) => {
      if (askedWords(text).length > 0) expect(finds(text, text)).toBe(true);
    }),
  );
});

test('words are letters, digits, marks and the signs of words, and have at most 64 code points', () => {
  fc.assert(
    fc.property(texts, (text) => {
      for (const word of storedWords(text)) expect(word).toMatch(new RegExp(`^${DERIVED}?[\\p{L}\\p{N}\\p{M}+#.&/]{1,64}$`, 'u'));
    }),
  );
});

test.each(['\u0301'.repeat(200), '\ud800'.repeat(200), '+'.repeat(1000), '#&/.\'"-'.repeat(200), ":*&|!()'\\", ' '.repeat(1000)])(
  '%p has no words',
  (text) => {
    expect([storedWords(text), askedWords(text)]).toEqual([[], []]);
  },
);

test('a search has at most sixteen words, each with few forms', () => {
  const typed = Array.from({ length: 60 }, (_, at) => `wäl${at}-b`).join('-');
  expect(askedWords(typed)).toHaveLength(16);
  for (const { forms } of askedWords(typed)) expect(forms.length).toBeLessThanOrEqual(8);
});
