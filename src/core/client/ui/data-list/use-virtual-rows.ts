import { measureElement, type Range, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useDeferredValue, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { type RowSlot, slotsOf, withinBudget, withPinned } from './row-slots.ts';
import { usePrinting } from './use-printing.ts';

interface VirtualRowsOptions {
  /** Holds the rows. */
  readonly root: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly idAt: (index: number) => string;
  /** Height of a row nobody has seen yet, in pixels. */
  readonly estimate: number;
  /** This row stays in the document wherever the view is: it has the focus, or gets it next. */
  readonly pinned: number;
}

/** Which rows are in the document. */
export interface VirtualRows {
  /** Rows and the gaps between them, from the first to the last. */
  readonly slots: readonly RowSlot[];
  /** Ref of each row, which carries its index in `data-index`. */
  readonly measure: (row: HTMLElement | null) => void;
  /** Index of the last row in view; -1 where there is none. */
  readonly lastInView: number;
  /** How many rows fit into the view. */
  readonly pageSize: number;
  /** Whether a row is in view and all rows near the view are drawn. */
  readonly isSettledAt: (index: number) => boolean;
}

const OVERSCAN = 6;
// So many new rows are drawn within a frame on a slow processor, with room to spare.
const NEW_ROWS = 2;

/**
 * Draws only the rows near the view of the window, and the pinned one; gaps keep the height of the others, so that bar, focus and
 * reading order are those of the whole list. While printing, all are drawn. The browser's own search finds only what is drawn:
 * a list that is virtual needs a search of its own.
 */
export function useVirtualRows({ root, count, idAt, estimate, pinned }: VirtualRowsOptions): VirtualRows {
  const isPrinting = usePrinting();
  const scrollMargin = useDistanceFromTop(root);
  const rangeExtractor = useCallback(
    (range: Range) => withPinned(range.startIndex - range.overscan, range.endIndex + range.overscan, count, pinned),
    [count, pinned],
  );
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count,
    scrollMargin,
    overscan: OVERSCAN,
    useFlushSync: false,
    getItemKey: idAt,
    estimateSize: () => estimate,
    // What is not laid out measures nothing; then the estimate stands.
    measureElement: (row, entry, instance) => measureElement(row, entry, instance) || estimate,
    rangeExtractor,
  });
  const items = virtualizer.getVirtualItems();
  const height = virtualizer.getTotalSize();
  const { startIndex: first = 0, endIndex: last = -1 } = virtualizer.range ?? {};
  const { slots, settled } = useSlots(items, { first, last, pinned, from: scrollMargin, height });
  const everyRow = useMemo(
    () => (isPrinting ? Array.from({ length: count }, (_, index) => ({ kind: 'row', index }) as const) : []),
    [isPrinting, count],
  );
  return {
    slots: isPrinting ? everyRow : slots,
    measure: virtualizer.measureElement,
    lastInView: Math.min(last, count - 1),
    pageSize: Math.max(1, last - first),
    isSettledAt: (index) => settled !== undefined && index >= settled.first && index <= settled.last,
  };
}

interface SlotsOnScreen {
  readonly slots: readonly RowSlot[];
  /** First and last row in view; `undefined` while rows near the view wait for their turn. */
  readonly settled: { readonly first: number; readonly last: number } | undefined;
}

interface ListView {
  readonly first: number;
  readonly last: number;
  readonly pinned: number;
  /** Top and height of the list in pixels. */
  readonly from: number;
  readonly height: number;
}

/** Rows and gaps, a few new rows a frame: whoever scrolls fast sees gaps fill rather than the page stand still. */
function useSlots(items: readonly VirtualItem[], { first, last, pinned, from, height }: ListView): SlotsOnScreen {
  const [turn, next] = useReducer((count: number) => count + 1, 0);
  const drawn = useRef<ReadonlySet<number>>(new Set());
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each turn more is drawn, which the reference tells
  const wanted = useMemo(() => {
    const rows = withinBudget(items, { drawn: drawn.current, first, last, pinned, budget: NEW_ROWS });
    return { slots: slotsOf(rows, { from, height }), settled: rows.length < items.length ? undefined : { first, last } };
  }, [items, first, last, pinned, from, height, turn]);
  // Drawn in slices, and not at all what has flown by when its turn comes.
  const shown = useDeferredValue(wanted);
  const { slots, settled } = shown;
  useLayoutEffect(() => {
    drawn.current = new Set(slots.flatMap((slot) => (slot.kind === 'row' ? [slot.index] : [])));
  }, [slots]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn that was drawn asks for the next
  useEffect(() => {
    if (settled !== undefined) return undefined;
    const frame = requestAnimationFrame(next);
    return () => cancelAnimationFrame(frame);
  }, [settled, slots]);
  return shown;
}

/** How far below the top of the document the list begins; followed as what stands above it grows. */
function useDistanceFromTop(root: RefObject<HTMLElement | null>): number {
  const [distance, setDistance] = useState(0);
  useLayoutEffect(() => {
    const read = (): void => {
      const top = root.current?.getBoundingClientRect().top;
      if (top !== undefined) setDistance(Math.round(top + window.scrollY));
    };
    read();
    if (!('ResizeObserver' in globalThis)) return undefined;
    const observer = new ResizeObserver(read);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [root]);
  return distance;
}
