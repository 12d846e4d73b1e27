import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';

/** The only row of a list that the Tab key reaches. */
export interface ActiveRow {
  /** -1 when there are no rows. */
  readonly index: number;
  /** Moves the focus to a row, in view or not. */
  readonly moveTo: (index: number) => void;
  /** For the element that contains the rows: the row of the focused element becomes the active one. */
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  /** True from a move until the rows around the target are rendered; see {@link useKeepInView}. */
  readonly isMoving: RefObject<boolean>;
}

/** Tracks the active row by its id, so it stays active after sorting. If it is removed, its neighbour becomes active. */
export function useActiveRow(body: RefObject<HTMLElement | null>, ids: readonly string[]): ActiveRow {
  const [activeId, setActiveId] = useState<string | undefined>(undefined);
  const indexOf = useMemo(() => new Map(ids.map((id, index) => [id, index])), [ids]);
  const lastIndex = useRef(0);
  const wantsFocus = useRef(false);
  const isMoving = useRef(false);
  const index = indexOf.get(activeId ?? '') ?? Math.min(lastIndex.current, ids.length - 1);
  // Read before the rows change: when the focused element is removed, no blur event is sent.
  const heldFocus = body.current?.contains(document.activeElement) ?? false;

  useLayoutEffect(() => {
    lastIndex.current = Math.max(0, index);
    const lostFocus = heldFocus && document.activeElement === document.body;
    if (!wantsFocus.current && !lostFocus) return;
    const row = body.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
    if (row === null || row === undefined) return;
    wantsFocus.current = false;
    isMoving.current = true;
    focusableOf(row)?.focus({ preventScroll: true });
    row.scrollIntoView({ block: 'nearest' });
  });

  return {
    index,
    isMoving,
    moveTo: (next) => {
      wantsFocus.current = true;
      setActiveId(ids[next]);
      // Moving to the active row does not change the state. The row is already in the document.
      if (next === index) focusableOf(body.current?.querySelector<HTMLElement>(`[data-index="${next}"]`))?.focus();
    },
    onFocus: ({ target }) => {
      const row = target.closest<HTMLElement>('[data-index]');
      if (row !== null) setActiveId(ids[Number(row.dataset.index)]);
    },
  };
}

/** A row that cannot have the focus has a link. */
function focusableOf(row: HTMLElement | null | undefined): HTMLElement | null | undefined {
  return row?.hasAttribute('tabindex') ? row : row?.querySelector<HTMLElement>('a');
}

const OWN_WAYS = ['wheel', 'touchmove', 'pointerdown'] as const;

/**
 * Rows around the target of a move render after it, with unknown heights. This hook keeps the target in view until all of them
 * are rendered, or the user scrolls away.
 */
export function useKeepInView(body: RefObject<HTMLElement | null>, { index, isMoving }: ActiveRow, isRenderedAround: boolean): void {
  useLayoutEffect(() => {
    if (!isMoving.current) return undefined;
    body.current?.querySelector(`[data-index="${index}"]`)?.scrollIntoView({ block: 'nearest' });
    if (!isRenderedAround) return undefined;
    // The last rows are measured in this frame, and move the target once more.
    const frame = requestAnimationFrame(() => {
      isMoving.current = false;
    });
    return () => cancelAnimationFrame(frame);
  });
  useEffect(() => {
    const leave = (): void => {
      isMoving.current = false;
    };
    for (const way of OWN_WAYS) window.addEventListener(way, leave, { passive: true });
    return () => {
      for (const way of OWN_WAYS) window.removeEventListener(way, leave);
    };
  }, [isMoving]);
}
