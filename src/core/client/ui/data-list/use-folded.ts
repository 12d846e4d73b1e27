import { useCallback, useMemo, useState } from 'react';

/** Rows of which equal ones that follow each other are one, until the user opens them. */
export interface FoldedRows<Row> {
  readonly rows: readonly Row[];
  /** The number of equal rows from this one on; 1 for a row that is alone, and for the further ones of an open fold. */
  readonly timesOf: (row: Row) => number;
  readonly isOpen: (row: Row) => boolean;
  readonly toggle: (row: Row) => void;
}

/** @param foldOf equal texts for equal rows; without it nothing is folded */
export function useFolded<Row>(
  rows: readonly Row[],
  rowId: (row: Row) => string,
  foldOf: ((row: Row) => string) | undefined,
): FoldedRows<Row> {
  const [open, setOpen] = useState<ReadonlySet<string>>(NONE);
  // A fold is known by its first row. Later pages only make it longer.
  const { shown, times } = useMemo(() => foldedRows(rows, rowId, foldOf, open), [rows, rowId, foldOf, open]);
  const toggle = useCallback((row: Row): void => setOpen((before) => toggled(before, rowId(row))), [rowId]);
  return { rows: shown, timesOf: (row) => times.get(rowId(row)) ?? 1, isOpen: (row) => open.has(rowId(row)), toggle };
}

const NONE: ReadonlySet<string> = new Set();

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return ids.has(id) ? new Set([...ids].filter((other) => other !== id)) : new Set([...ids, id]);
}

function foldedRows<Row>(
  rows: readonly Row[],
  rowId: (row: Row) => string,
  foldOf: ((row: Row) => string) | undefined,
  open: ReadonlySet<string>,
): { readonly shown: readonly Row[]; readonly times: ReadonlyMap<string, number> } {
  const times = new Map<string, number>();
  if (foldOf === undefined) return { shown: rows, times };
  let first = '';
  let fold: string | undefined;
  const shown = rows.filter((row) => {
    const isFirst = foldOf(row) !== fold;
    if (isFirst) [first, fold] = [rowId(row), foldOf(row)];
    times.set(first, (isFirst ? 0 : (times.get(first) ?? 0)) + 1);
    return isFirst || open.has(first);
  });
  return { shown, times };
}
