import { attributeOf, xmlTags, xmlTokens } from './xml-tags.ts';

describe('The tags of an XML text', () => {
  const read = (text: string) => [...xmlTags(text)].map((tag) => [tag.name, attributeOf(tag, 'href')]);

  it('have their attributes in either quotes, with any prefix and with white space', () => {
    expect(read(`<a href="1"/><x:b\n y:href = '2'>t</x:b><c/>`)).toEqual([
      ['a', '1'],
      ['x:b', '2'],
      ['c', undefined],
    ]);
  });

  it('may have brackets and the other quotes in values', () => {
    expect(read(`<a title="x > y" href="it's"/><b href='"'/>`)).toEqual([
      ['a', "it's"],
      ['b', '"'],
    ]);
  });

  it('have their references to characters resolved', () => {
    expect(read('<a href="&#x6A;av&#97;script:1&amp;2"/>')).toEqual([['a', 'javascript:1&2']]);
  });

  it('are not those in comments, sections of characters and instructions', () => {
    expect(read(`<!-- <a x=" --><b href="1>2"/><!-- "> --><![CDATA[<c x="]]><?d <e x="?><f/>`)).toEqual([
      ['b', '1>2'],
      ['f', undefined],
    ]);
  });

  test.each([`<a b="1`, '<a', '<a b>', '<a b="<c/>"/>', '<a <b/>', '<!-- a', '<![CDATA[a', '</a', '<>', '<a x:b="1" b="2"/>'])(
    'are not read in %j, which no reader takes',
    (text) => expect(() => [...xmlTags(text)].map((tag) => attributeOf(tag, 'b'))).toThrow('files.unreadable'),
  );
});

test('the texts of XML have their references resolved, and sections of characters are as they are', () => {
  const texts = [...xmlTokens('<a>1&amp;2<![CDATA[&amp;<b>]]>&#51;</a>')].flatMap((token) => (token.kind === 'text' ? [token.text] : []));
  expect(texts).toEqual(['1&2', '&amp;<b>', '3']);
});
