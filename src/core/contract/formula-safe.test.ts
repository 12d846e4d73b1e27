import fc from 'fast-check';
import { formulaSafe, formulaUnsafe } from './formula-safe.ts';

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '\0=1', '＝1', '＋1', '－1', '＠A'])(
  'the text %j, which could be run, gets an apostrophe',
  (text) => {
    expect(formulaSafe(text)).toBe(`'${text}`);
  },
);

test.each(['', 'Welder', "'hello'", "O'Neill", '1-2', "''"])('the text %j stays as it is', (text) => {
  expect(formulaSafe(text)).toBe(text);
  expect(formulaUnsafe(text)).toBe(text);
});

test('every text comes back, also one with apostrophes of its own', () => {
  const texts = fc
    .array(fc.oneof(fc.constantFrom("'", '=', '-', '@', 'a'), fc.string({ unit: 'binary', maxLength: 3 })))
    .map((parts) => parts.join(''));
  fc.assert(fc.property(texts, (text) => formulaUnsafe(formulaSafe(text)) === text));
});

test('no written cell begins with a character that a program could run', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => !/^[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r\n\0]/.test(formulaSafe(text))));
});
