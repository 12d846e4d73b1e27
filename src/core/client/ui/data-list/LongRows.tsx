import { memo, startTransition, useLayoutEffect, useRef, useState } from 'react';
import { heightsOf, typicalHeight } from './row-heights.ts';
import { useVirtualRows, type VirtualRows, type VirtualRowsOptions } from './use-virtual-rows.ts';

interface LongRowsProps extends VirtualRowsOptions {
  /** Gets the rows that are near the view, and `undefined` when this component unmounts. */
  readonly onView: (view: VirtualRows | undefined) => void;
}

/**
 * Tells a long list which of its rows to render. It renders nothing itself: the list keeps the rows that it has, and with them the
 * focus. All options must be the same at every render until they change.
 */
export const LongRows = memo(function LongRows({ onView, ...options }: LongRowsProps): undefined {
  // The gap above the view must have the height of the rows that it replaces.
  const [typical] = useState(() => ({ of: options.estimate, height: rememberHeights(options) }));
  const { estimate } = options;
  // A list whose rows become cards has other heights.
  const expected = typical.of === estimate ? (typical.height ?? estimate) : estimate;
  const view = useVirtualRows({ ...options, expected });
  const { slots, lastInView, pageSize, measure, isPrinting } = view;
  const isKnown = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other properties change only with these
  useLayoutEffect(() => {
    // Before the window is measured, no row is near the view. The list keeps the rows that it has.
    if (!slots.some(({ kind }) => kind === 'row')) return;
    // Rows are rendered in slices while the user scrolls. The browser does not wait for slices before it prints.
    if (isKnown.current && !isPrinting) startTransition(() => onView(view));
    else onView(view);
    isKnown.current = true;
  }, [onView, slots, lastInView, pageSize, measure, isPrinting]);
  useLayoutEffect(() => () => onView(undefined), [onView]);
});

/** Measures the rows that are in the document already. Returns the height of most rows of the list; `undefined` when none is known. */
function rememberHeights({ root, idAt, estimate }: VirtualRowsOptions): number | undefined {
  const heights = heightsOf(estimate);
  const here = [];
  for (const row of root.current?.querySelectorAll<HTMLElement>('[data-index]') ?? []) {
    const { height } = row.getBoundingClientRect();
    if (height === 0) continue;
    heights.set(idAt(Number(row.dataset.index)), height);
    here.push(height);
  }
  // A list that is shown again has no rows yet.
  return typicalHeight(here.length > 0 ? here : heights.values());
}
