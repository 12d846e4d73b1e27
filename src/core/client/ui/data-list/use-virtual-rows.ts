import { measureElement, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useDeferredValue, useLayoutEffect, useMemo, useState } from 'react';
import { type RowSlot, slotsOf, withPinned } from './row-slots.ts';
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
}

const OVERSCAN = 6;

/**
 * Draws only the rows near the view of the window, and the pinned one; gaps keep the height of the others, so that bar, focus and
 * reading order are those of the whole list. While printing, all are drawn. The browser's own search finds only what is drawn:
 * a list that is virtual needs a search of its own.
 */
export function useVirtualRows({ root, count, idAt, estimate, pinned }: VirtualRowsOptions): VirtualRows {
  const isPrinting = usePrinting();
  const scrollMargin = useDistanceFromTop(root);
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count,
    scrollMargin,
    overscan: OVERSCAN,
    useFlushSync: false,
    getItemKey: idAt,
    estimateSize: () => estimate,
    // What is not laid out measures nothing; then the estimate stands.
    measureElement: (row, entry, instance) => measureElement(row, entry, instance) || estimate,
    rangeExtractor: ({ startIndex, endIndex, overscan }) => withPinned(startIndex - overscan, endIndex + overscan, count, pinned),
  });
  const items = virtualizer.getVirtualItems();
  const height = virtualizer.getTotalSize();
  const wanted = useMemo(() => slotsOf(items, { from: scrollMargin, height }), [items, scrollMargin, height]);
  // New rows are drawn in slices between frames: scrolling stays smooth, and rows that only flew by are never drawn.
  const slots = useDeferredValue(wanted);
  const everyRow = useMemo(
    () => (isPrinting ? Array.from({ length: count }, (_, index) => ({ kind: 'row', index }) as const) : []),
    [isPrinting, count],
  );
  const { startIndex = 0, endIndex = -1 } = virtualizer.range ?? {};
  return {
    slots: isPrinting ? everyRow : slots,
    measure: virtualizer.measureElement,
    lastInView: Math.min(endIndex, count - 1),
    pageSize: Math.max(1, endIndex - startIndex),
  };
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
