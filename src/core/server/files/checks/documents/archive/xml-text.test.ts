import { partTextOf } from './xml-text.ts';

const ACCEPTED = [
  '<a/>',
  '<?xml version="1.0"?><a/>',
  "<?xml version='1.0' encoding='utf8'?><a/>",
  '<?xml version="1.0" encoding="windows-1252"?><a/>',
  '',
];

test.each(ACCEPTED)('the text %j comes back as it was', (text) => {
  const part = partTextOf(Buffer.from(text));
  expect([part.text, part.bytesOf(part.text).toString()]).toEqual([text, text]);
});

test.each(['utf16le', 'utf-16be'])('a text in %s is decoded, and changed ones have the lower byte first', (encoding) => {
  const bytes = Buffer.from('\ufeff<a b="ü"/>', 'utf16le');
  const part = partTextOf(encoding === 'utf16le' ? bytes : bytes.swap16());
  expect(part.text).toBe('<a b="ü"/>');
  expect(part.bytesOf('<a/>')).toEqual(Buffer.from('\ufeff<a/>', 'utf16le'));
});

test.each([
  Buffer.from('<?xml version="1.0" encoding="UTF-7"?><a/>'),
  Buffer.from('<?xml\tversion="1.0" encoding\n\n\n\n=   "UTF-7"?><a/>'),
  Buffer.from(`<?xml version="1.0" ${' '.repeat(400)} encoding="UTF-7"?><a/>`),
  Buffer.from('<?xml version="1.0" encoding=UTF-7?><a/>'),
  Buffer.from('<a\0/>'),
  Buffer.from('<\0\0\0a\0\0\0'),
])('a text in an encoding that could hide names is refused: %s', (bytes) => {
  expect(() => partTextOf(bytes)).toThrow('files.unreadable');
});
