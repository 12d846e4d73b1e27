import fc from 'fast-check';
import { decodeText } from './decode-text.ts';

const text = fc
  .array(fc.string({ unit: 'grapheme-ascii', minLength: 1 }), { minLength: 2, maxLength: 20 })
  .map((cells) => `${cells.join(',')}\n`)
  .filter((each) => !/[\u0000-\u0008\u000b-\u001f]/.test(each));

test('text in UTF-16 without a mark is read, whichever byte comes first', () => {
  fc.assert(
    fc.property(text, (each) => {
      expect(decodeText(Buffer.from(each, 'utf16le'))).toBe(each);
      expect(decodeText(Buffer.from(each, 'utf16le').swap16())).toBe(each);
    }),
  );
});

test('text in UTF-8 is never repaired', () => {
  expect(decodeText(Buffer.from('Ã©,â€™\n'))).toBe('Ã©,â€™\n');
});

test.each([
  ['zeros at even and odd places', Buffer.from('a\0\0b\n\0', 'latin1'), 'imports.kind'],
  ['bytes that Windows-1252 does not have', Buffer.from('a\x81\x8d\n', 'latin1'), 'imports.encoding'],
])('%s are no text', (_, content, code) => {
  expect(() => decodeText(content)).toThrow(code);
});
