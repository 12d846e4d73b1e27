import { rejectionLine } from './recorded-rejections.ts';

test.each([
  ['title', 'is empty', '7,title,is empty\r\n'],
  ['Pay, yearly', 'contains "a lot"', '7,"Pay, yearly","contains ""a lot"""\r\n'],
  ['=1+1', 'is empty', "7,'=1+1,is empty\r\n"],
])('the column %j and the reason %j become a line of CSV without a formula', (column, reason, line) => {
  expect(rejectionLine({ line: 7, column, reason })).toBe(line);
});
