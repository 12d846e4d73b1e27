import { columnOf, rowNumber } from './cell-address.ts';

test.each([
  ['A1', 0],
  ['z9', 25],
  ['AA10', 26],
  ['XFD1048576', 16_383],
])('the cell %s is in column %d', (address, column) => {
  expect(columnOf(address)).toBe(column);
});

test.each(['', '1', 'A', 'XFE1', 'ABCD1', 'A1:B2', '$A$1'])('%j is no address', (address) => {
  expect(() => columnOf(address)).toThrow('imports.unreadable');
});

test('the rows are from 1 to 1,048,576', () => {
  expect([rowNumber('1'), rowNumber('1048576')]).toEqual([1, 1_048_576]);
  for (const text of ['0', '1048577', '-1', '1.5', '1e3', '']) expect(() => rowNumber(text)).toThrow('imports.unreadable');
});
