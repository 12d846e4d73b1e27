import { sourceIn } from './source-of-address.ts';

test.each([
  ['', undefined],
  ['?page=2', undefined],
  [
    '?src=newsletter&utm_source=a%20b&utm_medium=c.d_e~f%2Bg-h&utm_campaign=2026',
    { src: 'newsletter', utm_source: 'a b', utm_medium: 'c.d_e~f+g-h', utm_campaign: '2026' },
  ],
  ['?src=<b>&utm_source=ok', { utm_source: 'ok' }],
  [`?src=${'x'.repeat(101)}`, undefined],
  ['?src=&utm_medium=a%00b', undefined],
  ['?src=%D7%A9', undefined],
])('the source of an application in the address %s', (search, expected) => {
  expect(sourceIn(search)).toEqual(expected);
});
