import { array, assert, constantFrom, oneof, property, string, tuple } from 'fast-check';
import { runs } from '#core/testing/property-runs.ts';
import { repairEncoding } from './repair-encoding.ts';

const windows1252 = new TextDecoder('windows-1252');

/** Decodes the UTF-8 of a text as Windows-1252. */
function misread(text: string): string {
  return windows1252.decode(new TextEncoder().encode(text));
}

test.each([
  ['New York Cityâ€™s', 'New York City’s'],
  ['a â€œstepâ€\u009d up', 'a “step” up'],
  ['3Â½ years', '3½ years'],
  ['1.Â\u00a0Plan', '1.\u00a0Plan'],
  ['cafÃ©', 'café'],
  ['Ã‰cole', 'École'],
  ['toolsâ€¦â€¦..', 'tools……..'],
  ['ðŸ˜€ jobs', '😀 jobs'],
  ['ÐŸÑ€Ð¸Ð²ÐµÑ‚', 'Привет'],
])('%s becomes %s', (shown, meant) => {
  expect(repairEncoding(shown)).toBe(meant);
});

test('text that was misread twice is repaired', () => {
  expect(repairEncoding('Ã¢â\u0082¬Â¢ YouÃ¢â\u0082¬â\u0084¢re')).toBe('• You’re');
  expect(repairEncoding(misread(misread('the company’s café')))).toBe('the company’s café');
});

test('control characters of ISO 8859-1 become the characters of Windows-1252', () => {
  expect(repairEncoding('California\u0092s')).toBe('California’s');
});

test('bullets of symbol fonts become bullets', () => {
  expect(repairEncoding('\uf0a7 plan \uf0b7 build')).toBe('• plan • build');
});

// Correct text that partly looks like misread text.
test.each([
  'le CAFÉ »',
  '«CAFÉ»',
  '“AMANHÔ',
  'MANHÃ…',
  'NÃO É NÃO',
  'voilà\u00a0» et déjà\u00a0!',
  'Â, x',
  'Ø Analyze client data',
  'Rightshore\ufffd, its worldwide delivery model',
  '20 € – 30 € ± 5 °C',
  'Œuvre d’art: “ça”',
  'Ångström & naïve façade',
  'Việt Nam: MẦU SẮC',
  'Привет, мир — 你好 — مرحبا — שלום',
])('correct text stays unchanged: %s', (text) => {
  expect(repairEncoding(text)).toBe(text);
});

test('words of any European language stay unchanged, in lower case, capitals or with a capital first letter', () => {
  const alphabets = ['aeàâæçéèêëîïôœùûüÿ', 'aoãõâêôçáéíóúà', 'esšžýáíé', 'auäöüß', 'aoåæøäöðþ', 'nñáéíóúü', 'aăâîșț'];
  const upper = (word: string): string => word.toUpperCase();
  const spelling = constantFrom(String, upper, (word: string) => upper(word.slice(0, 1)) + word.slice(1));
  const letters = oneof(...alphabets.map((alphabet) => string({ unit: constantFrom(...alphabet), minLength: 2, maxLength: 8 })));
  const word = tuple(letters, spelling).map(([text, spell]) => spell(text));
  const sign = constantFrom(' ', ', ', '. ', '-', ' – ', ' (', ') ', '’', '” “', '» «', '… ', '™ ', '\u00a0» ');
  return assert(
    property(array(tuple(word, sign), { minLength: 1, maxLength: 6 }), (list) => {
      const text = list.flat().join('');
      expect(repairEncoding(text)).toBe(text);
    }),
    { numRuns: runs(1000) },
  );
});

test('a misread text is repaired to the original, and stays repaired', () => {
  const unit = constantFrom('a', ' ', '’', '“', '–', '•', '…', '€', '™');
  return assert(
    property(string({ unit, maxLength: 20 }), (meant) => {
      const repaired = repairEncoding(misread(meant));
      expect(repaired).toBe(meant);
      expect(repairEncoding(repaired)).toBe(repaired);
    }),
  );
});

test('a second repair of any text changes nothing', () => {
  const unit = constantFrom(...'aÃÂâ€™“”Äðÿ½¢\u00a0 ');
  return assert(
    property(string({ unit, maxLength: 12 }), (text) => {
      const repaired = repairEncoding(text);
      expect(repairEncoding(repaired)).toBe(repaired);
      expect(repaired.length).toBeLessThanOrEqual(text.length);
    }),
  );
});
