import fc from 'fast-check';
import { runs } from '#core/testing/property-runs.ts';
import { isPlain } from './clean-text.ts';
import { cleanFileName, FILE_NAME_BYTES, fileNameIn } from './file-name.ts';

test.each([
  ['report.csv', 'report.csv'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\me\\cv.pdf', 'cv.pdf'],
  ['a\u0000b.txt', 'ab.txt'],
  ['cv\u202Efdp.exe', 'cvfdp.exe'],
  ['cv\u200F\u061C.pdf', 'cv.pdf'],
  ['line\r\nbreak.txt', 'line break.txt'],
  ['.htaccess', 'htaccess'],
  ['name. . ', 'name'],
  ['what?.csv', 'what_.csv'],
  ['Lebenslauf für Ärzte.pdf', 'Lebenslauf für Ärzte.pdf'],
  ['e\u0301.pdf', '\u00e9.pdf'],
  ['', undefined],
  ['..', undefined],
  ['///', undefined],
  ['folder/', undefined],
  [`a${'\u0301'.repeat(31)}`, undefined],
])('the name %j is kept as %j', (given, kept) => {
  expect(cleanFileName(given)).toBe(kept);
});

test('a long name is shortened before its extension, and never within a character', () => {
  expect(cleanFileName(`${'a'.repeat(300)}.csv`)).toBe(`${'a'.repeat(251)}.csv`);
  expect(cleanFileName(`${'é'.repeat(300)}.csv`)).toBe(`${'é'.repeat(125)}.csv`);
  expect(cleanFileName('👷'.repeat(300))).toBe('👷'.repeat(63));
  expect(cleanFileName(`a.${'b'.repeat(300)}`)).toBe(`a.${'b'.repeat(253)}`);
});

test('a cleaned name is always one visible line without a path, fits a file system, and does not change when cleaned again', () => {
  const signs = fc.constantFrom('.', ' ', '/', '\\', '\u0000', '\u202e', '\u0301', 'é', '👷', 'a', '"', '\ud800');
  const texts = fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), fc.string({ unit: signs, maxLength: 400 }));
  fc.assert(
    fc.property(texts, (text) => {
      const name = cleanFileName(text);
      if (name === undefined) return;
      expect(isPlain(name)).toBe(true);
      expect(name).not.toMatch(/[/\\"*:<>?|]|^[. ]|[. ]$/);
      expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(FILE_NAME_BYTES);
      expect(cleanFileName(name)).toBe(name);
    }),
    { numRuns: runs(500) },
  );
});

test('the header can carry any name in percent-encoded form', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (name) => {
      expect(fileNameIn(encodeURIComponent(name))).toBe(cleanFileName(name));
    }),
  );
});

test.each(['%', '%ZZ', '%ED%A0%80', '%C3', '%2E%2E', '', 'a'.repeat(4001)])('the header %.20j gives no name', (header) => {
  expect(fileNameIn(header)).toBeUndefined();
});
