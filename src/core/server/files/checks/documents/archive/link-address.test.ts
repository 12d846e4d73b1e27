import { isHarmlessLink, isOutside } from './link-address.ts';

test.each(['https://example.org', 'HTTP://example.org', 'mailto:a@example.org', 'tel:+49', 'www.example.org', '#top', 'a.html', ''])(
  'a link to %j is harmless',
  (address) => expect(isHarmlessLink(address)).toBe(true),
);

test.each([
  'javascript:1',
  'java\tscript:1',
  ' vbscript:1',
  'file:///etc',
  'ms-msdt:/id',
  'data:,a',
  '\\\\server\\a',
  '//server/a',
  'C:\\a.exe',
])('a link to %j is not harmless', (address) => expect(isHarmlessLink(address)).toBe(false));

test.each(['https://example.org', 'file:///a', '../a.png', '/a.png', '\\\\server\\a', ' //server/a'])('%j lies outside', (address) =>
  expect(isOutside(address)).toBe(true),
);

test.each(['Pictures/a.png', './Object 1', '#a', ''])('%j lies inside', (address) => expect(isOutside(address)).toBe(false));
