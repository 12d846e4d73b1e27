import { plainText } from './plain-text.ts';

describe('the body of a failed call as plain text', () => {
  it.each([
    ['words as they are', 'no more pots', 'no more pots'],
    ['what is not text as JSON', { pots: 0 }, '{"pots":0}'],
    ['a list as JSON', ['<b>'], '["<b>"]'],
    ['a number as JSON', 0, '0'],
    ['nothing as nothing', undefined, ''],
    ['null as nothing', null, ''],
    ['blanks as nothing', ' \n', ''],
    ['HTML as its words', '<html><body><h1>502 Bad Gateway</h1><hr><center>proxy</center></body></html>', '502 Bad Gateway proxy'],
    ['signs as what they stand for', '<p>5 &lt; 7 &amp; more</p>', '5 < 7 & more'],
    ['no script and no style', '<style>p { color: red }</style><p>Sorry.<script>alert(1)</script></p>', 'Sorry.'],
    ['HTML without words as nothing', '<img src="x" onerror="alert(1)">', ''],
    ['smaller and greater as they are', 'a < b and c > d', 'a < b and c > d'],
  ])('shows %s', (_, body, words) => expect(plainText(body)).toBe(words));

  it('shows at most 300 characters including the ellipsis, and cuts no character in half', () => {
    expect(plainText('x'.repeat(300))).toBe('x'.repeat(300));
    expect(plainText('x'.repeat(301))).toBe(`${'x'.repeat(299)}…`);
    expect(plainText('🌱'.repeat(300))).toBe('🌱'.repeat(300));
    expect(plainText('🌱'.repeat(2_000_000))).toBe(`${'🌱'.repeat(299)}…`);
    expect(plainText(`<p>${'x'.repeat(2_000_000)}</p>`)).toBe(`${'x'.repeat(299)}…`);
    expect(plainText({ pots: 'x'.repeat(400) })).toHaveLength(300);
  });
});
