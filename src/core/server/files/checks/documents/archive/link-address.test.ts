import { fateOfLink, isOutside, isRemote } from './link-address.ts';

test.each([
  'https://example.org',
  'HTTP://example.org',
  'mailto:a@example.org',
  'tel:+49',
  'sms:+49',
  'skype:a?call',
  'callto:a',
  'whatsapp://send?phone=49',
  'www.example.org',
  'example.org/a?b=c:d',
  '#top',
  'a.html',
  '',
])('a link to %j stays', (address) => expect(fateOfLink(address)).toBe('kept'));

test.each([
  'file:///etc',
  'file:///C:\\a.pdf',
  'FILE://server/a',
  '\\\\server\\a',
  '/\\server\\a',
  '//server/a',
  '%5c%5cserver%5ca',
  '%255c%255cserver',
  'C:\\a.exe',
  '..\\a.pdf',
  '/etc/passwd',
  'setup.exe',
  'zotero:a',
  'about:blank',
  'javascript:void(0)',
  'javascript:;',
])('a link to %j goes', (address) => expect(fateOfLink(address)).toBe('left-out'));

test.each([
  'javascript:1',
  'java\tscript:1',
  ' vbscript:1',
  '\u200bjavascript:1',
  'java%73cript:1',
  'JavaScript%3Aalert(1)',
  'data:text/html,a',
])('a link to %j is one to a script', (address) => expect(fateOfLink(address)).toBe('script'));

test.each(['ms-msdt:/id', 'MS-MSDT:a', 'search-ms:a'])('a link to %j is one to a program', (address) =>
  expect(fateOfLink(address)).toBe('program'),
);

test.each(['https://example.org', 'file:///a', '../a.png', '/a.png', '\\\\server\\a', ' //server/a', 'a:b', 'mhtml:a'])(
  '%j lies outside',
  (address) => expect(isOutside(address)).toBe(true),
);

test.each(['Pictures/a.png', './Object 1', '#a', ''])('%j lies inside', (address) => expect(isOutside(address)).toBe(false));

test.each([
  'https://example.org/a.dotx',
  'http:a',
  'mhtml:http://example.org/a',
  '\\\\server\\a',
  '//server/a',
  '\\/server/a',
  '\\\\?\\UNC\\server\\a',
  '%5C%5Cserver%5Ca',
  'file://server/a',
  'file:////server/a',
  'file://///server/a',
  'file:\\\\server\\a',
  'file:///\\\\server\\a',
  'FILE:///%5C%5Cserver/a',
  'file://localhost//server/a',
  'a-scheme://server/a',
])('%j is on another computer', (address) => expect(isRemote(address)).toBe(true));

test.each([
  'Normal.dotm',
  'file:///C:\\Users\\sam\\Templates\\Modern%20resume.dotx',
  'file:///C:/Users/sam/a.dotx',
  'file://C:\\a.dotx',
  'file://localhost/Users/sam/a.dotx',
  'file:///Users/sam/Library/a.dotx',
  'C:\\Users\\sam\\a.dotx',
  '/Users/sam/a.dotx',
  '..\\a.dotx',
  'Macintosh%20HD:Users:sam:a.dotx',
  'Macintosh HD:Users:sam:a.dotx',
  '',
])('%j is on this computer', (address) => expect(isRemote(address)).toBe(false));
