import { plainText } from './plain-text.ts';

it.each([
  ['plain words unchanged', 'no more pots', 'no more pots'],
  ['an object as JSON', { pots: 0 }, '{"pots":0}'],
  ['a list as JSON', ['<b>'], '["<b>"]'],
  ['a number as JSON', 0, '0'],
  ['undefined as an empty text', undefined, ''],
  ['null as an empty text', null, ''],
  ['blanks as an empty text', ' \n', ''],
  ['HTML as its words', '<html><body><h1>502 Bad Gateway</h1><hr><center>proxy</center></body></html>', '502 Bad Gateway proxy'],
  ['character references as their characters', '<p>5 &lt; 7 &amp; more</p>', '5 < 7 & more'],
  ['HTML without its scripts and styles', '<style>p { color: red }</style><p>Sorry.<script>alert(1)</script></p>', 'Sorry.'],
  ['HTML without words as an empty text', '<img src="x" onerror="alert(1)">', ''],
  ['less-than and greater-than signs unchanged', 'a < b and c > d', 'a < b and c > d'],
])('the body of a failed call as plain text shows %s', (_, body, words) => expect(plainText(body)).toBe(words));

it('the body of a failed call as plain text shows at most 300 characters including the ellipsis, and cuts no character in half', () => {
  expect(plainText('x'.repeat(300))).toBe('x'.repeat(300));
  expect(plainText('x'.repeat(301))).toBe(`${'x'.repeat(299)}…`);
  expect(plainText('🌱'.repeat(300))).toBe('🌱'.repeat(300));
  expect(plainText('🌱'.repeat(2_000_000))).toBe(`${'🌱'.repeat(299)}…`);
  expect(plainText(`<p>${'x'.repeat(2_000_000)}</p>`)).toBe(`${'x'.repeat(299)}…`);
  expect(plainText({ pots: 'x'.repeat(400) })).toHaveLength(300);
});
