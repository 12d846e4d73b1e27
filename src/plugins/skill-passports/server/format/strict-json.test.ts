import fc from 'fast-check';
import { parseStrictJson } from './strict-json.ts';

test('it parses what JSON.parse writes and reads alike', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6, noUnicodeString: false }), (value) => {
      const text = JSON.stringify(value);
      if (/\d{16}/.test(text)) return;
      expect(parseStrictJson(text)).toEqual(JSON.parse(text));
    }),
  );
});

test.each([
  ['{"a":1,"a":2}'],
  ['{"a":1,"\\u0061":2}'],
  ['{"b":{"a":1 ,"a" : 2}}'],
  ['9007199254740993'],
  ['{"nbf":-9007199254740993}'],
  ['1e400'],
  ['{"a":1'],
  [''],
  ['['.repeat(10_000) + ']'.repeat(10_000)],
  [`${'{"a":'.repeat(40)}1${'}'.repeat(40)}`],
])('it refuses %s', (text) => {
  expect(parseStrictJson(text)).toBeUndefined();
});

test.each([['{"a":1,"b":{"a":2}}'], ['[{"a":1},{"a":1}]'], ['{"a":"\\"a\\":1,\\"a\\":2"}'], ['9007199254740991'], ['{"x":[1.5,-2e3]}']])(
  'it accepts %s',
  (text) => {
    expect(parseStrictJson(text)).toEqual(JSON.parse(text));
  },
);
