import { useMemo, useRef } from 'react';
import type { SelectedIds } from '../../lists/row-selection.ts';
import { areSelected } from './AllRowsOffer.tsx';

/** Selects rows of a list by their positions. */
export interface Selecting {
  readonly toggle: (index: number) => void;
  /** Selects from the start of the range to this row. Rows of an earlier, longer range are deselected. */
  readonly extendTo: (index: number) => void;
  /** Selects all loaded rows; at the second call all rows of the list, once they are found. */
  readonly all: () => void;
  readonly clear: () => void;
}

/** Converts positions to ids. A range is selected in the order on screen. */
export function useSelecting(selection: SelectedIds | undefined, ids: readonly string[], active: number): Selecting | undefined {
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
      all: () => {
        if (areSelected(ids, selection)) selection.addAll();
        else selection.add(ids);
      },
      clear: () => {
        selection.clear();
        begin(undefined);
      },
    };
  }, [selection, ids]);
}
