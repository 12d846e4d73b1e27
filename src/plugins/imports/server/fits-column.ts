import type { ImportPlace } from '../contract/import-target.ts';
import type { ColumnSource } from '../contract/mapping-schemas.ts';
import type { ImportColumn } from '../contract/schemas.ts';
import type { NoticedColumn } from './file-columns.ts';
import { RowMapper } from './map-row.ts';

/** Fewer cells say little about a column, and their faults are few. */
const FEWEST = 10;

/**
 * Whether the target can read at least half of the first cells of the file's column. A header alone says little: `reuseLevel` has the types
 * of skills in one vocabulary, and something else in the next. Needed columns have their examples meanwhile.
 */
export function fitsColumn(
  { columns, check }: Pick<ImportPlace, 'columns' | 'check'>,
  { id }: Pick<ImportColumn, 'id'>,
  source: ColumnSource,
  { label, sample }: Pick<NoticedColumn, 'label' | 'sample'>,
): boolean {
  const needed = columns.filter(({ isNeeded, example }) => isNeeded && example !== '');
  const examples = needed.map((column): [string, ColumnSource] => [column.id, { kind: 'fixed', value: column.example }]);
  const sources = { ...Object.fromEntries(examples), [id]: source };
  const mapper = new RowMapper({ columns: sources, hidesMissing: false }, [label], new Set([id]));
  const target = check({ ids: new Set(Object.keys(sources)), hidesMissing: false });
  let all = 0;
  let fitting = 0;
  for (const [cell, count] of sample) {
    const mapped = mapper.map({ number: 1, line: 1, cells: [cell], faults: null });
    const result = 'issues' in mapped ? { kind: 'faulty' as const, issues: mapped.issues } : target.read(mapped.row);
    all += count;
    if (result.kind === 'read' || result.issues.every(({ path }) => path !== id)) fitting += count;
  }
  return all < FEWEST || 2 * fitting >= all;
}
