import { kindOfCode } from './cell-formats.ts';

test.each([
  ['General', 'number'],
  ['Standard', 'number'],
  ['0.00E+00', 'number'],
  ['#,##0.00 "days"', 'number'],
  ['[Red]-0.0;[$-409]0.0', 'number'],
  ['0\\d', 'number'],
  ['[h]:mm:ss', 'number'],
  ['@', 'number'],
  ['dd/mm/yyyy', 'date'],
  ['[$-407]d. mmmm yyyy;@', 'date'],
  ['mmmm', 'date'],
  ['yyyy\\-mm\\-dd\\Thh:mm', 'date'],
  ['h:mm AM/PM', 'time'],
  ['mm:ss.0', 'time'],
])('the format %s is that of a %s', (code, kind) => {
  expect(kindOfCode(code)).toBe(kind);
});
