import { SPREADSHEET_LIMITS } from '#core/contract/imports/import-limits.ts';
import { readerLineOf } from './reader-line-schema.ts';

const row = { line: 2, cells: ['a', ''], faults: [{ column: 1, code: 'imports.cell-too-long', values: { limit: 4000 } }] };

test.each([
  { kind: 'head', format: 'csv', header: ['a'], otherSheets: 0 },
  { kind: 'rows', rows: [row, { line: 3, cells: [], faults: [], fault: { code: 'imports.quotation' } }] },
  { kind: 'refused', fault: { code: 'imports.too-many-rows', values: { limit: 50_000 } } },
  { kind: 'end' },
])('the line %j is taken', (line) => {
  expect(readerLineOf(JSON.stringify(line))).toEqual(line);
});

test.each([
  ['no JSON', 'ready'],
  ['no object', '1'],
  ['another kind', '{"kind":"other"}'],
  ['another code', '{"kind":"refused","fault":{"code":"toString"}}'],
  ['a text as value', '{"kind":"refused","fault":{"code":"imports.kind","values":{"limit":"<b>"}}}'],
  ['more properties', '{"kind":"end","more":1}'],
  ['a cell that is no text', JSON.stringify({ kind: 'rows', rows: [{ ...row, cells: [1] }] })],
  ['61 cells', JSON.stringify({ kind: 'rows', rows: [{ ...row, cells: Array.from({ length: 61 }, () => '') }] })],
  [
    'a longer cell than it may be',
    JSON.stringify({ kind: 'rows', rows: [{ ...row, cells: ['x'.repeat(2 * SPREADSHEET_LIMITS.longCell + 1)] }] }),
  ],
  ['line 0', JSON.stringify({ kind: 'rows', rows: [{ ...row, line: 0 }] })],
])('a line with %s is not believed', (_, line) => {
  expect(() => readerLineOf(line)).toThrow('imports.unreadable');
});
