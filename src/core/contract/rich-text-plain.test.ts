import { RICH_TEXT_PLAIN_MARKS } from './rich-text.ts';
import { richTextOfPlain } from './rich-text-of-plain.ts';
import { richTextLength, textOf } from './rich-text-plain.ts';

const HTML = [
  '<p>First line<br>Second <strong>line</strong></p>',
  '<h3>Tasks</h3>',
  '<ul><li>One</li><li>Two<ol><li>Deep</li><li>Deeper<ul><li>Deepest</li></ul></li></ol></li><li>Three</li></ul>',
  '<ol><li>Call</li><li>Write</li></ol>',
  '<blockquote><p>Said</p></blockquote>',
].join('');

const TEXT = [
  'First line\nSecond line\n\nTasks\n• One\n• Two\n  1. Deep\n  2. Deeper\n    • Deepest\n• Three',
  '1. Call\n2. Write',
  'Said',
].join('\n\n');

describe('the plain text of rich text', () => {
  test('has the numbers with which its lists begin', () => {
    expect(textOf('<ol start="9"><li>a</li><li>b</li></ol>')).toBe('9. a\n10. b');
  });

  test('has an empty line between blocks, and a marker before each item', () => {
    expect(textOf(HTML)).toBe(TEXT);
  });

  test('has one line for an item with several paragraphs', () => {
    expect(textOf('<ul><li><p>a<br>b</p><p>c</p></li></ul>')).toBe('• a b c');
  });

  test('is cleaned like typed text', () => {
    expect(textOf('<p>\u202Ea\u0000 &#x202E;&amp; &#xD800;</p>')).toBe('a & \uFFFD');
  });

  test('is measured in code points', () => {
    expect(richTextLength('<ul><li>\u{1F333}&amp;</li></ul>')).toBe(4);
  });
});

test('the rich text of a plain text has the same structure', () => {
  expect(richTextOfPlain(TEXT)).toBe(HTML.replace(/<\/?(strong|blockquote)>/g, ''));
});

test.each([
  ['nothing', '\n \n', ''],
  ['markup', '<b>a</b> & b', '<p>&lt;b&gt;a&lt;/b&gt; &amp; b</p>'],
  ['a line that continues the one above', 'We build\nhouses.\nWe sell them.', '<p>We build houses.<br>We sell them.</p>'],
  ['other markers', '- a\n* b\n– c\n\uf0b7 d', '<ul><li>a</li><li>b</li><li>c</li><li>d</li></ul>'],
  ['empty lines between items', '1) a\n\n2) b\n\n3) c', '<ol><li>a</li><li>b</li><li>c</li></ol>'],
  ['a line that continues an item', '• a\nand b\n• c', '<ul><li>a and b</li><li>c</li></ul>'],
  ['text after a list', '• a\nAfter', '<ul><li>a</li></ul><p>After</p>'],
  ['numbers that are no list', '2. a\n2024. b', '<p>2. a<br>2024. b</p>'],
  ['a list that begins with another number', '3. a\n4. b\n7. c', '<ol start="3"><li>a</li><li>b</li></ol><p>7. c</p>'],
  ['a dash or a number in a text', 'a - b 1. c', '<p>a - b 1. c</p>'],
  ['a change of markers', '• a\n1. b\n2. c', '<ul><li>a</li></ul><ol><li>b</li><li>c</li></ol>'],
  ['a sentence above a list', 'We offer this.\n• a', '<p>We offer this.</p><ul><li>a</li></ul>'],
])('the rich text of a plain text reads %s', (_what, text, html) => {
  expect(richTextOfPlain(text)).toBe(html);
});

test('the rich text of a plain text has only elements of the subset', () => {
  expect(richTextOfPlain('Tasks\n• a', RICH_TEXT_PLAIN_MARKS)).toBe('<p><strong>Tasks</strong></p><ul><li>a</li></ul>');
});
