import { SPREADSHEET_LIMITS } from '../../../contract/import-limits.ts';
import { readerLine } from './reader-line-schema.ts';

const row = { line: 2, cells: ['a', ''], faults: [{ column: 1, code: 'imports.cell-too-long', values: { limit: 4000 } }] };

test.each([
  { kind: 'head', format: 'csv', header: ['a'], layout: { sheets: [], sheet: 0, headerLine: 1, firstRows: [{ line: 1, cells: ['a'] }] } },
  { kind: 'rows', rows: [row, { line: 3, cells: [], faults: [], fault: { code: 'imports.quotation' } }] },
  { kind: 'refused', fault: { code: 'imports.too-many-rows', values: { limit: 50_000 } } },
  { kind: 'end' },
])('the line %j is sent', (line) => {
  expect(readerLine.parse(line)).toEqual(line);
});

test.each([
  ['no object', 1],
  ['another kind', { kind: 'other' }],
  ['another code', { kind: 'refused', fault: { code: 'toString' } }],
  ['a text as value', { kind: 'refused', fault: { code: 'imports.kind', values: { limit: '<b>' } } }],
  ['more properties', { kind: 'end', more: 1 }],
  ['a cell that is no text', { kind: 'rows', rows: [{ ...row, cells: [1] }] }],
  ['61 cells', { kind: 'rows', rows: [{ ...row, cells: Array.from({ length: 61 }, () => '') }] }],
  ['a longer cell than it may be', { kind: 'rows', rows: [{ ...row, cells: ['x'.repeat(2 * SPREADSHEET_LIMITS.longCell + 1)] }] }],
  ['501 rows', { kind: 'rows', rows: Array.from({ length: 501 }, () => row) }],
  ['line 0', { kind: 'rows', rows: [{ ...row, line: 0 }] }],
])('a line with %s is not sent', (_, line) => {
  expect(readerLine.safeParse(line).success).toBe(false);
});
