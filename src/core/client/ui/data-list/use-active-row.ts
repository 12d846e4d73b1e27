import { type FocusEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';

/** The one row of a list that the Tab key reaches. */
export interface ActiveRow {
  /** -1 where there are no rows. */
  readonly index: number;
  /** Moves the focus to a row, wherever it is. */
  readonly moveTo: (index: number) => void;
  /** For the element that holds the rows: whatever gets the focus makes its row the active one. */
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
}

/** Follows the active row by its id, so that it stays the same when rows are sorted, and its neighbour takes over when it goes. */
export function useActiveRow(body: RefObject<HTMLElement | null>, ids: readonly string[]): ActiveRow {
  const [activeId, setActiveId] = useState<string | undefined>(undefined);
  const indexOf = useMemo(() => new Map(ids.map((id, index) => [id, index])), [ids]);
  const lastIndex = useRef(0);
  const wantsFocus = useRef(false);
  const index = indexOf.get(activeId ?? '') ?? Math.min(lastIndex.current, ids.length - 1);
  // Asked before the rows change: an element that is taken away leaves the focus to nobody, and tells nobody.
  const heldFocus = body.current?.contains(document.activeElement) ?? false;

  useLayoutEffect(() => {
    lastIndex.current = Math.max(0, index);
    const lostFocus = heldFocus && document.activeElement === document.body;
    if (!wantsFocus.current && !lostFocus) return;
    const row = body.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
    if (row === null || row === undefined) return;
    wantsFocus.current = false;
    row.focus({ preventScroll: true });
    row.scrollIntoView({ block: 'nearest' });
  });

  return {
    index,
    moveTo: (next) => {
      wantsFocus.current = true;
      setActiveId(ids[next]);
      // The same row again is no change of state; then the row is there already.
      if (next === index) body.current?.querySelector<HTMLElement>(`[data-index="${next}"]`)?.focus();
    },
    onFocus: ({ target }) => {
      const row = target.closest<HTMLElement>('[data-index]');
      if (row !== null) setActiveId(ids[Number(row.dataset.index)]);
    },
  };
}
