import fc from 'fast-check';
import { RICH_TEXT_FULL, RICH_TEXT_PLAIN_MARKS } from '#core/contract/rich-text.ts';
import { RICH_TEXT_ALIASES, RICH_TEXT_DROPPED } from '#core/contract/rich-text-elements.ts';
import { textOf } from '#core/contract/rich-text-plain.ts';
import { readRichText } from '#core/contract/rich-text-reader.ts';
import { writeRichText } from '#core/contract/rich-text-writer.ts';
import { forbiddenMarkup } from '#core/testing/forbidden-markup.ts';
import { runs } from '#core/testing/property-runs.ts';
import { cleanRichText } from './rich-text.ts';

const NAMES = [
  ...RICH_TEXT_FULL,
  'ul',
  'ol',
  'li',
  'li',
  'p',
  'br',
  'span',
  'x-y',
  ...Object.keys(RICH_TEXT_ALIASES),
  ...RICH_TEXT_DROPPED,
];

const name = fc.constantFrom(...NAMES);
const attributes = fc.constantFrom(
  '',
  ' start="7"',
  ' start=1e3',
  ' class="a"',
  ' href="https://a.test/?b&c"',
  " href='javascript:1'",
  ' style=a onclick=b',
  ' href',
);
const text = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'ab <>&"\u0301\u0344\u00a0\u2003\u200b\u202e\u0000\t\n\v\r\ud800\ufeff•1.-') }),
  fc.constantFrom('&amp;', '&lt;p&gt;', '&#0;', '&nbsp;', '&#x202e;', '&#769;', '<!--', '-->', '<![CDATA[', ']]>', '</', '<p', 'href="'),
  fc.string({ unit: 'binary', maxLength: 5 }),
);
const piece = fc.oneof(
  fc.tuple(name, attributes).map(([tag, given]) => `<${tag}${given}>`),
  name.map((tag) => `</${tag}>`),
  text,
);
const html = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));

describe.each([
  ['of all elements', RICH_TEXT_FULL],
  ['of few elements', RICH_TEXT_PLAIN_MARKS],
])('any cleaned rich text %s', (_what, subset) => {
  test('stays the same when it is cleaned, read or written again', () => {
    fc.assert(
      fc.property(html, (given) => {
        const first = cleanRichText(given, subset);
        expect(cleanRichText(first.html, subset)).toEqual(first);
        expect(writeRichText(readRichText(first.html))).toBe(first.html);
      }),
      { numRuns: runs(500) },
    );
  });

  test('contains only elements and attributes of rich text, and is balanced', () => {
    fc.assert(
      fc.property(html, (given) => {
        const { html: cleaned } = cleanRichText(given, subset);
        expect(forbiddenMarkup(cleaned)).toEqual([]);
        for (const element of subset.filter((one) => one !== 'br')) {
          const begins = cleaned.match(new RegExp(`<${element}[ >]`, 'g')) ?? [];
          expect(cleaned.match(new RegExp(`</${element}>`, 'g')) ?? []).toHaveLength(begins.length);
        }
      }),
      { numRuns: runs(500) },
    );
  });

  test('has the plain text of its HTML, with characters as typed text has them', () => {
    fc.assert(
      fc.property(html, (given) => {
        const { html: cleaned, text: plain } = cleanRichText(given, subset);
        expect(plain).toBe(textOf(cleaned));
        expect(plain.isWellFormed()).toBe(true);
        expect(plain).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]|\n{3}|^\s|\s$/);
      }),
      { numRuns: runs(500) },
    );
  });
});

test('The largest accepted input is cleaned also in its worst forms', () => {
  const units = [
    '<b>',
    '<b></i>',
    '<ul><li>',
    '<li>x',
    '<p>x',
    '<a href="https://x.y">x',
    '<',
    '<a ',
    '<!--',
    '&',
    ' ',
    '<a href="',
    '<b>x</b>y',
  ];
  for (const unit of units) {
    const cleaned = cleanRichText(unit.repeat(60_000 / unit.length), RICH_TEXT_FULL).html;
    expect(forbiddenMarkup(cleaned)).toEqual([]);
  }
  expect(cleanRichText('<b>'.repeat(10_000) + '</i>'.repeat(7500), RICH_TEXT_FULL).html).toBe('');
});
