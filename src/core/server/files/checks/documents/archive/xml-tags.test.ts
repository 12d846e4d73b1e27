import { attributeOf, xmlTags } from './xml-tags.ts';

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
});
