import { useMemo, useRef } from 'react';
import type { RowSelection } from '../../data/row-selection.ts';

/** Selects rows of a list by their positions. */
export interface Selecting {
  readonly toggle: (index: number) => void;
  /** Selects from the start of the range to this row. Rows of an earlier, longer range are deselected. */
  readonly extendTo: (index: number) => void;
  readonly all: () => void;
  readonly clear: () => void;
}

/** Converts positions to ids. A range is selected in the order on screen. */
export function useSelecting(selection: RowSelection | undefined, ids: readonly string[], active: number): Selecting | undefined {
  const anchor = useRef<string | undefined>(undefined);
  const stretch = useRef<readonly string[]>([]);
  const activeNow = useRef(active);
  activeNow.current = active;

  return useMemo(() => {
    if (selection === undefined) return undefined;
    const begin = (id: string | undefined): void => {
      anchor.current = id;
      stretch.current = [];
    };
    return {
      toggle: (index) => {
        const id = ids[index];
        if (id === undefined) return;
        selection.toggle(id);
        begin(id);
      },
      extendTo: (index) => {
        if (anchor.current === undefined || !ids.includes(anchor.current)) begin(ids[activeNow.current]);
        const from = ids.indexOf(anchor.current ?? '');
        selection.remove(stretch.current);
        stretch.current = ids.slice(Math.min(from, index), Math.max(from, index) + 1);
        selection.add(stretch.current);
      },
      all: () => selection.add(ids),
      clear: () => {
        selection.clear();
        begin(undefined);
      },
    };
  }, [selection, ids]);
}
