import type { ImportMapping } from '../contract/mapping-schemas.ts';
import { RowMapper } from './map-row.ts';

const mapping: ImportMapping = {
  columns: {
    name: { kind: 'column', label: 'Name', values: [{ from: 'n/a', to: '' }] },
    labels: { kind: 'column', label: 'Labels', separator: ';', values: [{ from: 'b', to: 'B' }] },
    type: { kind: 'fixed', value: 'skill' },
  },
  hidesMissing: false,
};
const mapper = new RowMapper(mapping, ['Labels', 'Name', 'Other'], new Set(['name']));
const row = (cells: string[], faults: Parameters<RowMapper['map']>[0]['faults'] = null) => ({ number: 1, line: 2, cells, faults });

function cellsOf(cells: string[]): unknown {
  const mapped = mapper.map(row(cells));
  return 'row' in mapped ? Object.fromEntries(mapped.row.cells) : mapped;
}

test('cells are trimmed, divided and translated, and empty ones are left out', () => {
  expect(cellsOf(['a; b ;;c', '  Saw  ', ''])).toEqual({ name: ['Saw'], labels: ['a', 'B', 'c'], type: ['skill'] });
  expect(cellsOf(['', 'n/a', ''])).toEqual({ name: [], labels: [], type: ['skill'] });
});

test('a fault of a cell counts only if its column is mapped', () => {
  const formula = (column: number) => ({ cells: [{ column, code: 'imports.formula' as const }] });
  expect(mapper.map(row(['', '', ''], formula(1)))).toMatchObject({ issues: [{ path: 'name', code: 'imports.formula' }] });
  expect(mapper.map(row(['', '', ''], formula(2)))).toHaveProperty('row');
});

test('a cell of more than 4,000 characters is a fault, except in a column for long texts', () => {
  expect(mapper.map(row(['', 'x'.repeat(4001), 'x'.repeat(4001)]))).toHaveProperty('row');
  expect(mapper.map(row(['😀'.repeat(4000), '', '']))).toHaveProperty('row');
  expect(mapper.map(row(['x'.repeat(4001), '', '']))).toMatchObject({
    issues: [{ path: 'labels', code: 'imports.cell-too-long', values: { limit: 4000 } }],
  });
});

test('a fault of the whole row has no column', () => {
  const faults = { row: { code: 'imports.quotation' as const }, cells: [] };
  expect(mapper.map(row([], faults))).toMatchObject({ issues: [{ path: '', code: 'imports.quotation' }] });
});

test('a stored fault names the column of the file and the beginning of the cell', () => {
  const issues = [{ path: 'name', code: 'needed', message: 'This is required.' }];
  expect(mapper.faultsOf({ cells: ['', `Saw\n${'x'.repeat(200)}`] }, issues)).toEqual([
    { column: 'name', label: 'Name', value: `Saw ${'x'.repeat(96)}…`, code: 'needed', message: 'This is required.' },
  ]);
});

test('what two rules say alike about a cell is one fault', () => {
  const issues = [
    { path: 'name', code: 'too-long', message: 'Too long.', values: { limit: 5 } },
    { path: 'name', code: 'too-long', message: 'Too long.', values: { limit: 5 } },
    { path: 'name', code: 'too-long', message: 'Too long.', values: { limit: 9 } },
    { path: 'labels', code: 'too-long', message: 'Too long.', values: { limit: 5 } },
  ];
  expect(mapper.faultsOf({ cells: ['a', 'b'] }, issues).map(({ column, values }) => [column, values])).toEqual([
    ['name', { limit: 5 }],
    ['name', { limit: 9 }],
    ['labels', { limit: 5 }],
  ]);
});
