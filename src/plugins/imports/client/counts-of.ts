import type { ImportCounts, ImportRun, UndoCounts } from '../contract/schemas.ts';
import type { NamedCounts } from './CountFacts.tsx';

/** The counts of a check. Rows that would be hidden are named only when this was chosen. */
export function checkedCounts(counts: ImportCounts, hidesMissing: boolean): NamedCounts {
  const { hidden } = counts;
  return [
    ...(['new', 'changed', 'unchanged', 'faulty'] as const).map((name) => [name, counts[name]] as const),
    ...(hidesMissing || hidden > 0 ? [['hidden', hidden] as const] : []),
  ];
}

/** The counts of an undo. */
function undoneCounts(undo: UndoCounts): NamedCounts {
  return (['reverted', 'hidden', 'kept'] as const).map((name) => [name, undo[name]] as const);
}

/** What an import has to count; empty before its check. */
export function countsOfRun({ counts, undo }: Pick<ImportRun, 'counts' | 'undo'>): NamedCounts {
  if (undo !== null) return undoneCounts(undo);
  return counts === null ? [] : checkedCounts(counts, false);
}

/** Rows that applying would write. */
export function writtenRows(counts: ImportCounts): number {
  return counts.new + counts.changed + counts.hidden;
}
