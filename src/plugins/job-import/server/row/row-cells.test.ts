import { recogniseFields } from '../columns/field-sources.ts';
import { beginning, CellFault, RowCells } from './row-cells.ts';

const row = (title: string, ...more: string[]): RowCells =>
  new RowCells({ ...recogniseFields(['Job Title', 'location']), company: { kind: 'constant', value: 'Harbour Works' } }, [title, ...more]);

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
    expect.objectContaining({
      column: 'Job Title',
      message: 'This has 1,021 characters, but only 20 are possible. Check whether the row has a cell too many or too few.',
    }),
  );
});

const WRONG = { code: 'job-import.empty-cell' } as const;

test('a fault has the name of the column, or of the field without a column', () => {
  expect(row('Cook').fault('title', WRONG).column).toBe('Job Title');
  expect(row('Cook').fault('company', WRONG).column).toBe('company');
  expect(row('Cook').fault('salary', WRONG).column).toBe('salary');
});

test('a fault has its column and its sentence', () => {
  const fault = new CellFault('title', WRONG);
  expect([fault.name, fault.column, fault.message]).toEqual(['CellFault', 'title', 'Every job posting needs this, but the cell is empty.']);
});

test.each([
  ['Cook', 'Cook'],
  ['  Cook \n\t of  the day\n', 'Cook of the day'],
  ['', ''],
  ['x'.repeat(40), 'x'.repeat(40)],
  ['x'.repeat(41), `${'x'.repeat(40)}…`],
  ['🌱'.repeat(40), '🌱'.repeat(40)],
  ['🌱'.repeat(200), `${'🌱'.repeat(40)}…`],
])('a sentence has the beginning of the text of a cell, on one line and in whole characters: %j', (text, shown) => {
  expect(beginning(text)).toBe(shown);
});
