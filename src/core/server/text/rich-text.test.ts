import { RICH_TEXT_FULL, RICH_TEXT_PLAIN_MARKS } from '#core/contract/rich-text.ts';
import { forbiddenMarkup } from '#core/testing/forbidden-markup.ts';
import { injectionPayloads } from '#core/testing/injection-payloads.ts';
import { cleanRichText } from './rich-text.ts';

const clean = (html: string): string => cleanRichText(html, RICH_TEXT_FULL).html;

describe('cleaning rich text', () => {
  test.each([
    [
      'elements with the same meaning',
      '<div><b>a</b> <i>b</i></div><h1>c</h1><h5>d</h5>',
      '<p><strong>a</strong> <em>b</em></p><h3>c</h3><h4>d</h4>',
    ],
    ['tables', '<table><tr><th>a</th><td>b</td></tr></table>', '<p>a</p><p>b</p>'],
    [
      'first numbers of lists',
      '<ol start="3" type="a"><li>a</li></ol><ol start=1><li>b</ol><ol start=-2><li>c</ol><ul start=4><li>d</ul>',
      '<ol start="3"><li>a</li></ol><ol><li>b</li></ol><ol><li>c</li></ol><ul><li>d</li></ul>',
    ],
    ['unknown elements', '<p><font color=red>a</font><x-y>b</x-y></p>', '<p>ab</p>'],
    ['attributes', '<p class=a style="color:red" id=b data-c=d>a</p>', '<p>a</p>'],
    ['entities', '<p>&eacute;&hellip;&#8364;&nbsp;&nosuch;</p>', '<p>\u00e9…€\u00a0&amp;nosuch;</p>'],
    ['open elements', '<p>a<strong>b<ul><li>c', '<p>a<strong>b</strong></p><ul><li><strong>c</strong></li></ul>'],
    ['control characters and marks that change the direction', '<p>a\u0007b\u202Ec&#x202E;\uD800</p>', '<p>abc\uFFFD</p>'],
    ['comments and processing instructions', '<p>a<!-- b --><?c d?><![CDATA[e]]></p>', '<p>a</p>'],
  ])('settles %s', (_what, html, expected) => {
    expect(clean(html)).toBe(expected);
  });

  test('returns the plain text beside the HTML', () => {
    expect(cleanRichText('<h2>a</h2><ul><li>b</ul><script>c</script>', RICH_TEXT_FULL)).toEqual({
      html: '<h3>a</h3><ul><li>b</li></ul>',
      text: 'a\n• b',
    });
  });

  test('keeps only what the subset has', () => {
    expect(cleanRichText('<h1>a</h1><p><u>b</u> <b>c</b></p>', RICH_TEXT_PLAIN_MARKS).html).toBe(
      '<p><strong>a</strong></p><p>b <strong>c</strong></p>',
    );
  });

  test('reads only the beginning of a text that no schema would accept', () => {
    expect(clean(`<p>a${' '.repeat(1e6)}b</p>`)).toBe('<p>a</p>');
  });
});

describe('an attack in rich text', () => {
  test('has 60 forms', () => {
    expect(injectionPayloads()).toHaveLength(60);
  });

  test.each(injectionPayloads())('is only text after cleaning: $name', ({ html }) => {
    const cleaned = cleanRichText(html, RICH_TEXT_FULL);
    expect(cleaned.text).toContain('kept');
    expect(forbiddenMarkup(cleaned.html)).toEqual([]);
    expect(clean(cleaned.html)).toBe(cleaned.html);
  });

  test.each(injectionPayloads())('is only text after cleaning inside of many elements: $name', ({ html }) => {
    const { html: cleaned } = cleanRichText(`${'<b>'.repeat(61)}${html}`, RICH_TEXT_FULL);
    expect(forbiddenMarkup(cleaned)).toEqual([]);
    expect(clean(cleaned)).toBe(cleaned);
  });
});

describe('HTML that would keep the parser busy', () => {
  /** How many open elements the parser searches for the start of an end tag. */
  function searched(html: string): number {
    let elements = 0;
    const search = Array.prototype.indexOf;
    const spy = jest.spyOn(Array.prototype, 'indexOf').mockImplementation(function (this: unknown[], ...args) {
      elements += this.length;
      return search.apply(this, args);
    });
    clean(html);
    spy.mockRestore();
    return elements;
  }

  test.each(['<em></ul>', '<em>a</p>', '<ul><li></em>', '<x-y></z>'])('is read in steps that grow only with its length: %s', (unit) => {
    const [some, more] = [searched(unit.repeat(500)), searched(unit.repeat(2000))];
    expect(more).toBeLessThan(5 * some + 10_000);
  });

  test('keeps its text when its elements are deeper than the parser reads', () => {
    expect(clean(`<h1>a</h1>${'<div>'.repeat(70)}b <b>c</b>${'</div>'.repeat(70)}d`)).toBe('<h3>a</h3><p>b <strong>c</strong></p><p>d</p>');
    expect(clean(`${'<div>'.repeat(60)}&eacute;`)).toBe('<p>\u00e9</p>');
  });

  test('keeps end tags without a start as browsers do', () => {
    expect(clean('<p>a</b></div></ul>b</p></p>c</section>')).toBe('<p>ab</p><p>c</p>');
  });

  test('keeps its text, without the elements, after 6,000 tags', () => {
    const { html, text } = cleanRichText('<p>a'.repeat(7000), RICH_TEXT_FULL);
    expect(html.match(/<p>/g)).toHaveLength(6000);
    expect(text.match(/a/g)).toHaveLength(7000);
  });
});
