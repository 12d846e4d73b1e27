import { headerLine, mailLine, mailLines } from './mail-text.ts';

test.each([
  ['two\r\nlines\u2028and\tmore', 'two lines and more'],
  ['a\u0000b\u0007c\u009fd', 'abcd'],
  ['half \ud800 of a pair', 'half \ufffd of a pair'],
  ['\u202egpj.exe\u202c', 'gpj.exe'],
  ['\u2068Nord\u2069 wrote', '\u2068Nord\u2069 wrote'],
  ['\u2068never ended', '\u2068never ended\u2069'],
  ['never begun\u2069 \u2067twice\u2066', 'never begun \u2067twice\u2066\u2069\u2069'],
  ['10\u00a0000 \u20ac', '10\u00a0000 \u20ac'],
  ['  \n ', ''],
])('%j becomes the line %j', (text, line) => {
  expect(mailLine(text)).toBe(line);
});

test('the lines of a text stay apart, also empty ones', () => {
  expect(mailLines('\none\r\n\r\ntwo\u2029three\n')).toEqual(['one', '', 'two', 'three']);
});

test.each([
  ['marks of direction', 'a\u200fb\u061c', 'ab'],
  ['an encoded word', '=?utf-8?q?=E2=80=AE?=', '= ?utf-8?q?=E2=80=AE?='],
])('%s does not reach a header', (_name, text, line) => {
  expect(headerLine(text, 200)).toBe(line);
});

test('a header of more code points than allowed is cut, and its isolates end', () => {
  expect(headerLine('😀'.repeat(200), 200)).toBe('😀'.repeat(200));
  expect(headerLine('😀'.repeat(201), 200)).toBe(`${'😀'.repeat(199)}…`);
  expect(headerLine(`\u2068${'x'.repeat(300)}\u2069`, 10)).toBe('\u2068xxxxxxx\u2069…');
  expect(headerLine('\u2068'.repeat(300), 10)).toBe(`${'\u2068'.repeat(4)}${'\u2069'.repeat(4)}…`);
});
