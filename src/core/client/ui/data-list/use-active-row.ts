import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';

/** The one row of a list that the Tab key reaches. */
export interface ActiveRow {
  /** -1 where there are no rows. */
  readonly index: number;
  /** Moves the focus to a row, wherever it is. */
  readonly moveTo: (index: number) => void;
  /** For the element that holds the rows: whatever gets the focus makes its row the active one. */
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  /** True from a move until the view is at rest around the row; see {@link useArrival}. */
  readonly isArriving: RefObject<boolean>;
}

/** Follows the active row by its id, so that it stays the same when rows are sorted, and its neighbour takes over when it goes. */
export function useActiveRow(body: RefObject<HTMLElement | null>, ids: readonly string[]): ActiveRow {
  const [activeId, setActiveId] = useState<string | undefined>(undefined);
  const indexOf = useMemo(() => new Map(ids.map((id, index) => [id, index])), [ids]);
  const lastIndex = useRef(0);
  const wantsFocus = useRef(false);
  const isArriving = useRef(false);
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
    isArriving.current = true;
    row.focus({ preventScroll: true });
    row.scrollIntoView({ block: 'nearest' });
  });

  return {
    index,
    isArriving,
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

const OWN_WAYS = ['wheel', 'touchmove', 'pointerdown'] as const;

/**
 * Rows around one that was moved to are drawn after it, in heights nobody knew: keeps it in view until all of them are there,
 * or the person goes elsewhere.
 */
export function useArrival(body: RefObject<HTMLElement | null>, { index, isArriving }: ActiveRow, isSettled: boolean): void {
  useLayoutEffect(() => {
    if (!isArriving.current) return undefined;
    body.current?.querySelector(`[data-index="${index}"]`)?.scrollIntoView({ block: 'nearest' });
    if (!isSettled) return undefined;
    // What was drawn last is measured with the frame, and moves the row once more.
    const frame = requestAnimationFrame(() => {
      isArriving.current = false;
    });
    return () => cancelAnimationFrame(frame);
  });
  useEffect(() => {
    const leave = (): void => {
      isArriving.current = false;
    };
    for (const way of OWN_WAYS) window.addEventListener(way, leave, { passive: true });
    return () => {
      for (const way of OWN_WAYS) window.removeEventListener(way, leave);
    };
  }, [isArriving]);
}
