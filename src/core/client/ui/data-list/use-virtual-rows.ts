import { type Range, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { heightsOf } from './row-heights.ts';
import { type RowSlot, slotsOf, withinBudget, withPinned } from './row-slots.ts';

/** The list whose rows are virtual. */
export interface VirtualRowsOptions {
  /** The element that contains the rows. */
  readonly root: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly idAt: (index: number) => string;
  /** Height of a row that is not measured yet, in pixels. */
  readonly estimate: number;
  /** Index of a row that always stays in the document: it has the focus, or gets it next. */
  readonly pinned: number;
}

/** Virtual rows of which some heights are known. */
export interface ExpectedRows extends VirtualRowsOptions {
  /** Height of the other rows, in pixels. When most rows have it, measuring them changes nothing. */
  readonly expected: number;
}

/** The rows that are in the document. */
export interface VirtualRows {
  /** Rows and the gaps between them, from the first to the last. */
  readonly slots: readonly RowSlot[];
  /** Ref of each row, which carries its index in `data-index`. */
  readonly measure: (row: HTMLElement | null) => void;
  /** Index of the last row in view; -1 when there is none. */
  readonly lastInView: number;
  /** Number of rows that fit into the view. */
  readonly pageSize: number;
  /** Whether a row is in view and all rows near the view are rendered. */
  readonly isRenderedAround: (index: number) => boolean;
  /** Whether all rows are rendered, because the page is being printed. */
  readonly isPrinting: boolean;
}

const OVERSCAN = 6;
// A slow processor renders this many new rows within a frame, with time to spare.
const NEW_ROWS = 2;

/**
 * Renders only the rows near the view of the window, and the pinned one. Gaps keep the height of the other rows, so the scroll bar,
 * the focus and the reading order are those of the whole list. All rows are rendered while printing. The browser's own search
 * finds only rendered rows, so a virtual list needs its own search.
 */
export function useVirtualRows({ root, count, idAt, estimate, expected, pinned }: ExpectedRows): VirtualRows {
  const isPrinting = usePrinting();
  const scrollMargin = useDistanceFromTop(root);
  const rangeExtractor = useCallback(
    (range: Range) => withPinned(range.startIndex - range.overscan, range.endIndex + range.overscan, count, pinned),
    [count, pinned],
  );
  const heights = heightsOf(estimate);
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count,
    scrollMargin,
    overscan: OVERSCAN,
    useFlushSync: false,
    getItemKey: idAt,
    estimateSize: (index) => heights.get(idAt(index)) ?? expected,
    measureElement: (row, entry) => {
      const id = idAt(Number(row.dataset.index));
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      // A new row is measured by the observer of the list, after its layout: to ask for its height now would force one for each row. An
      // element that is not laid out measures 0.
      if (height === 0) return heights.get(id) ?? expected;
      heights.set(id, height);
      return height;
    },
    rangeExtractor,
  });
  const items = virtualizer.getVirtualItems();
  const height = virtualizer.getTotalSize();
  const { startIndex: first = 0, endIndex: last = -1 } = virtualizer.range ?? {};
  const { slots, renderedView } = useSlots(items, { first, last, pinned, from: scrollMargin, height });
  const everyRow = useMemo(
    () => (isPrinting ? Array.from({ length: count }, (_, index) => ({ kind: 'row', index }) as const) : []),
    [isPrinting, count],
  );
  return {
    slots: isPrinting ? everyRow : slots,
    measure: virtualizer.measureElement,
    lastInView: Math.min(last, count - 1),
    pageSize: Math.max(1, last - first),
    isRenderedAround: (index) => renderedView !== undefined && index >= renderedView.first && index <= renderedView.last,
    isPrinting,
  };
}

interface SlotsOnScreen {
  readonly slots: readonly RowSlot[];
  /** First and last row in view; `undefined` while rows near the view are not rendered yet. */
  readonly renderedView: { readonly first: number; readonly last: number } | undefined;
}

interface ListView {
  readonly first: number;
  readonly last: number;
  readonly pinned: number;
  /** Top and height of the list in pixels. */
  readonly from: number;
  readonly height: number;
}

/** Rows and gaps, with a few new rows a frame: during fast scrolling, gaps fill gradually and the page does not block. */
function useSlots(items: readonly VirtualItem[], { first, last, pinned, from, height }: ListView): SlotsOnScreen {
  const [turn, next] = useReducer((count: number) => count + 1, 0);
  const drawn = useRef<ReadonlySet<number>>(new Set());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn renders more rows, and the ref contains them
  const shown = useMemo(() => {
    const rows = withinBudget(items, { drawn: drawn.current, first, last, pinned, budget: NEW_ROWS });
    return { slots: slotsOf(rows, { from, height }), renderedView: rows.length < items.length ? undefined : { first, last } };
  }, [items, first, last, pinned, from, height, turn]);
  const { slots, renderedView } = shown;
  useLayoutEffect(() => {
    drawn.current = new Set(slots.flatMap((slot) => (slot.kind === 'row' ? [slot.index] : [])));
  }, [slots]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each rendered turn requests the next one
  useEffect(() => {
    if (renderedView !== undefined) return undefined;
    const frame = requestAnimationFrame(next);
    return () => cancelAnimationFrame(frame);
  }, [renderedView, slots]);
  return shown;
}

/** Distance from the top of the document to the list. Updated when content above it grows. */
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

/** True while the page is being printed: virtual lists then render completely. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser prints the page as it is when the handler returns.
    const begin = (): void => flushSync(() => setPrinting(true));
    const end = (): void => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
