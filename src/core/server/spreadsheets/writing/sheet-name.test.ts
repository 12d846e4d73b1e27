import fc from 'fast-check';
import { sheetNameOf } from './workbook-lines.ts';

test.each([
  ['skills', 'skills'],
  ["'a/b' [1]: *?", "a b'  1"],
  ['x'.repeat(40), 'x'.repeat(31)],
  [`${'x'.repeat(30)}😀`, 'x'.repeat(30)],
  ['مهارات', 'مهارات'],
  ['History', 'Sheet1'],
  ['\0 ?', 'Sheet1'],
  ['', 'Sheet1'],
])('%j names the sheet %j', (text, name) => {
  expect(sheetNameOf(text)).toBe(name);
});

test('every text becomes a name that spreadsheet programs allow', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const name = sheetNameOf(text);
      expect(name).toMatch(/^(?!')[^[\]/\\:*?\0-\x1f]{1,31}(?<!')$/);
      expect(name.isWellFormed()).toBe(true);
    }),
  );
});
