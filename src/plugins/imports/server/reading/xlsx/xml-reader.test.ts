import { XmlReader } from './xml-reader.ts';

function read(pieces: readonly string[]): readonly string[] {
  const read: string[] = [];
  const reader = new XmlReader({
    opened: (name, attributeOf) => read.push(`<${name} ${attributeOf('id') ?? '-'}>`),
    closed: (name) => read.push(`</${name}>`),
    text: (text) => read.push(text),
  });
  for (const piece of pieces) reader.write(piece);
  reader.end();
  return read;
}

const XML = '<?xml version="1.0"?><a r:id="1&amp;2"><!-- <b> --><x:c id=\'3\'/>d&lt;<![CDATA[&lt;]]></a>';
const READ = ['<a 1&2>', '<c 3>', '</c>', 'd<', '&lt;', '</a>'];

test('elements, attributes and texts are given without prefixes and references', () => {
  expect(read([XML])).toEqual(READ);
});

test('pieces of any size give the same', () => {
  expect(read([...XML])).toEqual(READ);
});

test('the rest is left out after a stop', () => {
  const closed: string[] = [];
  const reader: XmlReader = new XmlReader({
    closed: (name) => {
      closed.push(name);
      reader.stop();
    },
  });
  reader.write('<a><b/><c/></b>');
  expect(closed).toEqual(['b']);
});

test.each([
  ['a declaration of a type', ['<!DOCTYPE a><a/>'], 'imports.unreadable'],
  ['an entity', ['<a><!ENTITY b "c"></a>'], 'imports.unreadable'],
  ['101 elements in each other', ['<a>'.repeat(101)], 'imports.unreadable'],
  ['a token of more than 512 KiB', ['<a>', 'b'.repeat(300_000), 'b'.repeat(300_000)], 'imports.too-heavy'],
  ['a missing end', ['<a>'], 'unexpected end'],
  ['another end', ['<a></b>'], 'closing tag'],
])('%s fails', (_, pieces, message) => {
  expect(() => read(pieces)).toThrow(message);
});
