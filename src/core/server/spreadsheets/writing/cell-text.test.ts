import fc from 'fast-check';
import { storedText } from './cell-text.ts';

/** Reads a stored text as ECMA-376 describes it. */
function decoded(stored: string): string {
  return stored.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

test.each([
  ['plain ünï 😀 text\n\twith lines', 'plain ünï 😀 text\n\twith lines'],
  ['a\r\nb', 'a_x000D_\nb'],
  ['\0\x1f\x7f\x9f', '_x0000__x001F__x007F__x009F_'],
  ['_x000D_', '_x005F_x000D_'],
  ['_x005F_x000D_', '_x005F_x005F_x005F_x000D_'],
  ['_x0041\u0001', '_x005F_x0041_x0001_'],
  ['\ufffd\ufffe\uffff\ufdd0', '_xFFFD__xFFFE__xFFFF__xFDD0_'],
  ['\u{1fffe}', '_xD83F__xDFFE_'],
  ['\ud83da', '_xFFFD_a'],
])('%j is stored as %j', (text, stored) => {
  expect(storedText(text)).toBe(stored);
});

test('every text is read back, with the replacement character for half a surrogate pair', () => {
  const unit = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 2 }),
    fc.constantFrom('_', 'x', '_x', '0041', '000D', '_x005F_', '\r', '\u0001', '\ud800', '\udfff', '\u{1fffe}'),
  );
  fc.assert(
    fc.property(fc.array(unit), (parts) => {
      const text = parts.join('');
      expect(decoded(storedText(text))).toBe(text.toWellFormed());
    }),
  );
});
