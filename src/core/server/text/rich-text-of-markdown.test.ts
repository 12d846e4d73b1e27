import fc from 'fast-check';
import { RICH_TEXT_FULL } from '#core/contract/rich-text.ts';
import { forbiddenMarkup } from '#core/testing/forbidden-markup.ts';
import { runs } from '#core/testing/property-runs.ts';
import { cleanRichText } from './rich-text.ts';
import { richTextOfMarkdown } from './rich-text-of-markdown.ts';

const htmlOf = (text: string): string | undefined => richTextOfMarkdown(text)?.html;

test.each([
  ['headings', '# One\n\ntext\n\n#### Two', '<h3>One</h3><p>text</p><h4>Two</h4>'],
  ['underlined headings', 'One\n===\n\nTwo\n---\ntext', '<h3>One</h3><h3>Two</h3><p>text</p>'],
  ['bold and italic text', '**a** __b__ *c* _d_', '<p><strong>a</strong> <strong>b</strong> <em>c</em> <em>d</em></p>'],
  ['bold text beside any sign', '**Pay:**30,000 **Ort:**Köln', '<p><strong>Pay:</strong>30,000 <strong>Ort:</strong>Köln</p>'],
  ['bold text above a list', '**Duties**\n\n* Wiring\n* Testing', '<p><strong>Duties</strong></p><ul><li>Wiring</li><li>Testing</li></ul>'],
  ['a short line above a list', 'Tasks:\n- **a**\n- b', '<h3>Tasks:</h3><ul><li><strong>a</strong></li><li>b</li></ul>'],
  ['lists in lists', '- **a**\n  1. b\n  2. c\n- d', '<ul><li><strong>a</strong><ol><li>b</li><li>c</li></ol></li><li>d</li></ul>'],
  ['lists that begin with another number', '7. **a**\n8. b', '<ol start="7"><li><strong>a</strong></li><li>b</li></ol>'],
  ['other bullets', '**a** and **b**\n\n• c\n– d', '<p><strong>a</strong> and <strong>b</strong></p><ul><li>c</li><li>d</li></ul>'],
  ['escaped signs', 'Books \\- close \\& payroll', '<p>Books - close &amp; payroll</p>'],
  ['lines', '**One**\nTwo\nand **three**', '<p><strong>One</strong><br>Two and <strong>three</strong></p>'],
  [
    'links',
    '[a](https://a.test/?b&c) <mailto:d@e.test>',
    link('https://a.test/?b&amp;c', 'a') + link('mailto:d@e.test', 'mailto:d@e.test'),
  ],
  ['addresses that are no links', '[a](javascript:alert(1)) **b**', '<p>a <strong>b</strong></p>'],
  ['pictures as their names', '![Logo](https://a.test/b.png) **c** *d*', '<p>Logo <strong>c</strong> <em>d</em></p>'],
  ['HTML as text', '**a** *b* <b onclick="c">d</b>', '<p><strong>a</strong> <em>b</em> &lt;b onclick="c"&gt;d&lt;/b&gt;</p>'],
  ['a comparison as text', '> 5 years **a** *b*', '<p>&gt; 5 years <strong>a</strong> <em>b</em></p>'],
  ['a definition as text', '**a** *b*\n\n[c]: https://d.test', '<p><strong>a</strong> <em>b</em></p><p>[c]: https://d.test</p>'],
])('Markdown has %s', (_what, text, html) => {
  expect(htmlOf(text)).toBe(html.replaceAll('</p><p><a', ' <a'));
});

function link(address: string, name: string): string {
  return `<p><a href="${address}" rel="noopener nofollow ugc">${name}</a></p>`;
}

test.each([
  ['nothing', ''],
  ['a list', '- a\n- b\n\n1. c\n2. d'],
  ['one bold word', 'a **b** c'],
  ['one heading', '# a\n\nb'],
  ['an asterisk', 'C* and C* or 5* hotels * and more'],
  ['asterisks for genders', 'Kellner*in, Koch*in und Spüler*in'],
  ['a hidden address', 'Write to ***@*** or **@**'],
  ['products', '2*3*4 and 5**2'],
  ['a number sign', '#1 employer\n#2 in Oslo'],
  ['snake case', 'the_first_name and the_last_name'],
  ['paths', '\\\\one\\two and \\\\three\\four'],
  ['a line of signs', '*****\na\n_____\n-----'],
  ['brackets', '[a] (b) [c] (d)'],
])('a text is no Markdown with %s', (_what, text) => {
  expect(htmlOf(text)).toBeUndefined();
});

test('Markdown whose HTML is above the limits stays plain', () => {
  expect(htmlOf('**a** '.repeat(1400))).toBeDefined();
  expect(htmlOf('**a**\n\n'.repeat(1600))).toBeUndefined();
  expect(htmlOf(`**a** *b* ${'ß'.repeat(31_000)}`)).toBeUndefined();
});

const unit = fc.constantFrom(
  ...[
    '*',
    '**',
    '_',
    '__',
    '`',
    '# ',
    '- ',
    '* ',
    '1. ',
    '7) ',
    '  ',
    '\n',
    '\n',
    '\n\n',
    '> ',
    '---',
    '==',
    '\\',
    '<b>',
    '&',
    '[',
    ']',
    '!',
  ],
  ...['a', 'Bc', 'é', '工', '9', ' ', ':', '\u0000', '\ud800', '\u0301', '•', '\t'],
);
const markdown = fc.array(unit, { maxLength: 60 }).map((units) => `**x** *y*\n${units.join('')}`);

test('any Markdown becomes rich text in its normal form that keeps all letters and digits', () => {
  const words = (text: string): string => text.replace(/(?<=^|\n)[^\S\n]*(?:\d+[.)]\s+|[•-]\s*)+/g, '').replace(/[^\p{L}\d]/gu, '');
  fc.assert(
    fc.property(markdown, (text) => {
      const read = richTextOfMarkdown(text);
      if (read === undefined) return;
      expect(forbiddenMarkup(read.html)).toEqual([]);
      expect(cleanRichText(read.html, RICH_TEXT_FULL)).toEqual(read);
      const plain = words(read.text).replace(/\d/g, '');
      expect(plain).toBe(text.normalize('NFC').replace(/[^\p{L}]/gu, ''));
    }),
    { numRuns: runs(500) },
  );
});

test.each([
  ...[
    '>',
    '[',
    '*',
    '_',
    '`',
    '\\',
    '- ',
    '1. ',
    '[a](',
    '![[',
    '*a ',
    '**a *b ',
    'a**b',
    'a***b',
    '**a\n',
    '# a\n',
    'a\n-\n',
    '<a:',
    '• ',
  ],
  '[a](b "c',
])('60,000 characters of %j are read in time that grows with the length', (repeated) => {
  richTextOfMarkdown(repeated.repeat(60_000 / repeated.length));
});

test('lists that are deeper than any person writes stay plain', () => {
  const deep = Array.from({ length: 200 }, (_, depth) => `${' '.repeat(2 * depth)}- **a**`).join('\n');
  expect(htmlOf(deep)).toBeUndefined();
});
