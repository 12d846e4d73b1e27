import { cleanLine, cleanText, lengthOf } from './clean-text.ts';

test('a line is folded, trimmed and composed', () => {
  expect(cleanLine('  Senior\n\n   Cafe\u0301\u00a0Manager \u0007')).toBe('Senior Café Manager');
});

test('a text keeps its line breaks and loses invisible characters', () => {
  expect(cleanText('\uFEFFone\r\ntwo\u2028three\u0000\n\n')).toBe('one\ntwo\nthree');
});

test('HTML entities are decoded once', () => {
  expect(cleanLine('PR &amp; Events &ndash; &#8217;20 &#x2022; A&#39;s')).toBe("PR & Events – ’20 • A's");
  expect(cleanLine('&amp;lt;')).toBe('&lt;');
});

test('all names of HTML are known, also those that differ in case', () => {
  expect(cleanLine('&Uuml;bung &uuml;ben in K&oslash;benhavn &AMP; &Oslash;restad')).toBe('Übung üben in København & Ørestad');
  expect(cleanLine('a&#10;b &#150; c')).toBe('a b – c');
});

test('an incomplete entity stays', () => {
  expect(cleanLine('R&D, AT&T; Q&A &unknown; &#0; &#xD800; &#1114112; &amp')).toBe(
    'R&D, AT&T; Q&A &unknown; &#0; &#xD800; &#1114112; &amp',
  );
});

test('length is counted in code points, not in UTF-16 code units', () => {
  expect(lengthOf('a😀é')).toBe(3);
});
