import { decodeEscapes, decodeReferences } from './xml-text.ts';

test.each([
  ['&lt;&gt;&amp;&quot;&apos;', `<>&"'`],
  ['&#233;&#xe9;&#x1F600;', 'éé😀'],
  ['&amp;lt;', '&lt;'],
  ['&unknown; & &#x110000;', '&unknown; & \ufffd'],
])('the references of %j are resolved', (text, decoded) => {
  expect(decodeReferences(text)).toBe(decoded);
});

test.each([
  ['a_x000D_b', 'a\rb'],
  ['a_x005F_x000D_b', 'a_x000D_b'],
  ['a_x12_b', 'a_x12_b'],
])('the escapes of %j are resolved', (text, decoded) => {
  expect(decodeEscapes(text)).toBe(decoded);
});
