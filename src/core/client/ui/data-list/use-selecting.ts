import { useMemo, useRef } from 'react';
import type { RowSelection } from '../../data/row-selection.ts';

/** Choosing rows of a list by where they stand. */
export interface Selecting {
  readonly toggle: (index: number) => void;
  /** Chooses from where choosing began to this row; what an earlier stretch from there had more is let go. */
  readonly extendTo: (index: number) => void;
  readonly all: () => void;
  readonly clear: () => void;
}

/** Turns places into ids: a stretch of rows is chosen in the order in which they stand on screen. */
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
