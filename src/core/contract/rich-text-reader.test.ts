import { RICH_TEXT_FULL, RICH_TEXT_LIMITS, RICH_TEXT_PLAIN_MARKS, type RichTextSubset } from './rich-text.ts';
import { readRichText } from './rich-text-reader.ts';
import { writeRichText } from './rich-text-writer.ts';

const normal = (html: string, subset?: RichTextSubset): string => writeRichText(readRichText(html, subset));

describe('the normal form of rich text', () => {
  test.each([
    ['text without a paragraph', 'Hello', '<p>Hello</p>'],
    ['nested paragraphs', '<p>One<p>Two</p></p>', '<p>One</p><p>Two</p>'],
    ['empty paragraphs', '<p></p><p> &nbsp;\u200B</p><p><strong> </strong></p><p>One</p>', '<p>One</p>'],
    ['white space', '<p>\n  One \t two&nbsp; three </p>', '<p>One two three</p>'],
    ['a space that does not break', '<p>10&nbsp;km</p>', '<p>10\u00a0km</p>'],
    ['a line break', '<p><br>One <br> two<br></p>', '<p>One<br>two</p>'],
    ['two line breaks', '<p>One<br><br>two</p>', '<p>One</p><p>two</p>'],
    ['nested marks', '<p><strong>a<strong>b</strong><em>c</em></strong></p>', '<p><strong>ab<em>c</em></strong></p>'],
    ['the order of marks', '<p><u><em><strong>a</strong></em></u></p>', '<p><strong><em><u>a</u></em></strong></p>'],
    ['neighbouring marks', '<p><strong>a</strong><strong>b</strong></p>', '<p><strong>ab</strong></p>'],
    ['a mark around blocks', '<strong><p>a</p><h3>b</h3></strong>', '<p><strong>a</strong></p><h3><strong>b</strong></h3>'],
    ['an accent in another element', '<p>e<span>\u0301</span></p>', '<p>\u00e9</p>'],
    ['special characters', '<p>1 &lt; 2 &amp;&amp; "3" &gt; 2</p>', '<p>1 &lt; 2 &amp;&amp; "3" &gt; 2</p>'],
    ['a line break in a heading', '<h3>One<br>two</h3>', '<h3>One two</h3>'],
    ['a heading in a quotation', '<blockquote><h3>One</h3></blockquote>', '<blockquote><p><strong>One</strong></p></blockquote>'],
    ['a quotation in a quotation', '<blockquote>a<blockquote>b</blockquote></blockquote>', '<blockquote><p>a</p><p>b</p></blockquote>'],
  ])('settles %s', (_what, html, expected) => {
    expect(normal(html)).toBe(expected);
    expect(normal(expected)).toBe(expected);
  });

  test.each([
    ['items with one paragraph', '<ul><li><p>a</p></li></ul>', '<ul><li>a</li></ul>'],
    ['items with two paragraphs', '<ul><li>a<p>b</p></li></ul>', '<ul><li><p>a</p><p>b</p></li></ul>'],
    ['empty items', '<ul><li></li><li> </li></ul><ol><li>a</li></ol>', '<ol><li>a</li></ol>'],
    ['a list in an item', '<ul><li>a<ol><li>b</li></ol></li></ul>', '<ul><li>a<ol><li>b</li></ol></li></ul>'],
    ['a list directly in a list', '<ul><li>a</li><ul><li>b</li></ul></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['a list before the first item', '<ul><ul><li>a</li></ul><li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['an item that has only a list', '<ul><li>a</li><li><ul><li>b</li></ul></li></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['a first item that has only a list', '<ul><li><ol><li>a</li></ol></li><li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['text directly in a list', '<ul>a<li>b</li>c</ul>', '<ul><li>a</li><li><p>b</p><p>c</p></li></ul>'],
    ['items without a list', '<li>a</li><li>b</li>', '<ul><li>a</li><li>b</li></ul>'],
    ['neighbouring bullet lists', '<ul><li>a</li></ul><ul><li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['neighbouring numbered lists', '<ol><li>a</li></ol><ol><li>b</li></ol>', '<ol><li>a</li></ol><ol><li>b</li></ol>'],
    ['a heading in an item', '<ul><li><h3>a</h3>b</li></ul>', '<ul><li><p><strong>a</strong></p><p>b</p></li></ul>'],
  ])('settles %s', (_what, html, expected) => {
    expect(normal(html)).toBe(expected);
    expect(normal(expected)).toBe(expected);
  });

  test('is found in one step for each character of a name without an end', () => {
    // With two ways to end the name, this takes billions of steps.
    expect(normal(`<${'a'.repeat(400_000)}`)).toBe(`<p>&lt;${'a'.repeat(400_000)}</p>`);
    expect(normal('<p title="a">b</p><p/>c<br/>d<P-x>e</p>')).toBe('<p>b</p><p>c<br>de</p>');
  });

  test('has lists to a certain depth, and keeps the text of deeper ones', () => {
    const deep = normal(`${'<ul><li>a'.repeat(6)}${'</li></ul>'.repeat(6)}`);
    expect(deep.match(/<ul>/g)).toHaveLength(RICH_TEXT_LIMITS.listDepth);
    expect(deep.match(/a/g)).toHaveLength(6);
    expect(normal(deep)).toBe(deep);
  });

  test('has links only with a valid address, and the rest of the address is escaped', () => {
    const rel = 'rel="noopener nofollow ugc"';
    expect(normal('<p><a href="https://a.test/?b&amp;c=\'" id=x onclick=y>a</a></p>')).toBe(
      `<p><a href="https://a.test/?b&amp;c='" ${rel}>a</a></p>`,
    );
    expect(normal('<p><a href="javascript:1">a</a><a>b</a><a href="https://a.test"> </a></p>')).toBe('<p>ab</p>');
  });

  test('removes what is outside of a smaller subset, and keeps its text', () => {
    const html = '<h3>a</h3><blockquote><p><u>b</u></p></blockquote><ul><li><a href="https://a.test">c</a></li></ul>';
    expect(normal(html, RICH_TEXT_PLAIN_MARKS)).toBe('<p><strong>a</strong></p><p>b</p><ul><li>c</li></ul>');
    expect(normal(html, ['p'])).toBe('<p>a</p><p>b</p><p>c</p>');
    expect(normal('<p>a<br>b</p>', ['p'])).toBe('<p>a b</p>');
    expect(normal(html, RICH_TEXT_FULL)).toContain('<h3>a</h3><blockquote>');
  });
});
