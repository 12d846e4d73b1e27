import { planColumns } from '../columns/column-plan.ts';
import { CellFault, excerpt, RowCells } from './row-cells.ts';

const row = (title: string, ...more: string[]): RowCells =>
  new RowCells(planColumns(['Job Title', 'location'], {}, 'Harbour Works'), [title, ...more]);

test('a field is read from its cell or its constant, and is empty without a column', () => {
  const cells = row(' Cook ', 'Bergen');
  expect([cells.raw('title'), cells.raw('location'), cells.raw('company'), cells.raw('salary')]).toEqual([
    ' Cook ',
    'Bergen',
    'Harbour Works',
    '',
  ]);
  expect([cells.has('title'), cells.has('company'), cells.has('salary')]).toEqual([true, true, false]);
});

test('a cell that the row lacks is empty', () => {
  expect(row('Cook').raw('location')).toBe('');
});

test.each([
  'n/a',
  'none',
  'null',
  'nil',
  'not applicable',
  'not available',
  'not given',
  'not specified',
  'not used',
  'tbd',
  'undefined',
  'unknown',
  'unspecified',
  '-',
  ' ',
])('%j counts as an empty cell, in any case', (text) => {
  expect([row(text).line('title', 100), row(text.toUpperCase()).text('title')]).toEqual([undefined, undefined]);
});

test('a line has at most as many characters as its limit', () => {
  expect(row('x'.repeat(20)).line('title', 20)).toBe('x'.repeat(20));
  expect(() => row('x'.repeat(1021)).line('title', 20)).toThrow(
    expect.objectContaining({ column: 'Job Title', message: 'has 1,021 characters, but the limit is 20; the row may be shifted' }),
  );
});

test('a fault has the name of the column, or of the field without a column', () => {
  expect(row('Cook').fault('title', 'is wrong').column).toBe('Job Title');
  expect(row('Cook').fault('company', 'is wrong').column).toBe('company');
  expect(row('Cook').fault('salary', 'is wrong').column).toBe('salary');
});

test('a fault has its column and its reason', () => {
  const fault = new CellFault('title', 'is empty');
  expect([fault.name, fault.column, fault.message]).toEqual(['CellFault', 'title', 'is empty']);
});

test.each([
  ['Cook', '“Cook”'],
  ['  Cook \n\t of  the day\n', '“Cook of the day”'],
  ['', '“”'],
  ['x'.repeat(40), `“${'x'.repeat(40)}”`],
  ['x'.repeat(41), `“${'x'.repeat(40)}…”`],
  ['🌱'.repeat(40), `“${'🌱'.repeat(40)}”`],
  ['🌱'.repeat(200), `“${'🌱'.repeat(40)}…”`],
])('an excerpt is the beginning of the text of a cell, on one line and in whole characters: %j', (text, shown) => {
  expect(excerpt(text)).toBe(shown);
});
