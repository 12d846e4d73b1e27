import { findDelimiter } from './find-delimiter.ts';

test.each([
  ['a,b\n1,2\n', ','],
  ['a;b\n1,5;2,5\n', ';'],
  ['a\tb\n1\t2\n', '\t'],
  ['a|b\n1|2\n', '|'],
  ['a,b;c,d\n1,2;3,4\n', ','],
  ['a,b;c\n1;2\n3;4\n', ';'],
  ['"a;b";c\n"1;2";3\n', ';'],
  ['a\n1, 2\n3; 4\n', ','],
  ['', ','],
])('the delimiter of %j is %j', async (text, delimiter) => {
  expect(await findDelimiter(text)).toBe(delimiter);
});

test('only the beginning of a long text decides', async () => {
  expect(await findDelimiter(`a;b\n${'1;2\n'.repeat(100)}${'1,2,3\n'.repeat(100_000)}`)).toBe(';');
});
