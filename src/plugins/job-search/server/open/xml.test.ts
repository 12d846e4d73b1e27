import fc from 'fast-check';
import { readXml } from '../testing/read-xml.ts';
import { cdata, xmlSafe, xmlText } from './xml.ts';

const HARD = 'a ]]> b ]]]]> <b>&amp;</b> "\u0000\u0007\u001b\ud800 \udfff\ufffe 😀\t\n';

const texts = fc.string({
  unit: fc.oneof(
    fc.constantFrom(']', '>', '<', '&', '"', ']]>', '\u0000', '\u000b', '\ufffe', '\ud800', '\udc00', '😀', 'é'),
    fc.string({ maxLength: 1 }),
  ),
});

test('a text loses only what XML does not allow', () => {
  expect(xmlSafe(HARD)).toBe('a ]]> b ]]]]> <b>&amp;</b> "\ufffd \ufffd 😀\t\n');
});

test('texts, attributes and CDATA are read as they were written', () => {
  fc.assert(
    fc.property(texts, (text) => {
      // A parser turns line ends of other systems into "\n".
      const expected = xmlSafe(text).replace(/\r\n?/g, '\n');
      expect(readXml(`<a>${xmlText(text)}</a>`).text).toBe(expected);
      expect(readXml(`<a>${cdata(text)}</a>`).text).toBe(expected);
      expect(readXml(`<a b="${xmlText(text)}"/>`).attributes.b).toBe(expected.replace(/[\n\t]/g, ' '));
    }),
  );
});
