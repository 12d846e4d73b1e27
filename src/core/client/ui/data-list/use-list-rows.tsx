import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { LazyModule } from '../../plugin/lazy-module.ts';
import type { RowSlot } from './row-slots.ts';
import type { VirtualRows, VirtualRowsOptions } from './use-virtual-rows.ts';

/** Up to this many rows, a list renders all of them. */
const FEW_ROWS = 60;

/** The next page is due when this many of the rendered rows are left below the view. */
const FEW_ROWS_AHEAD = 10;
const LONG_ROWS_AHEAD = 20;

const longRows = new LazyModule(() => import(/* webpackChunkName: "long-rows" */ './LongRows.tsx'));

/** The rows of a list that are in the document. */
interface ListRows {
  readonly slots: readonly RowSlot[];
  readonly measure: VirtualRows['measure'] | undefined;
  readonly isRenderedAround: (index: number) => boolean;
  /** Number of rows that fit into the view. */
  readonly pageSize: number;
  /** Whether the view is near the end of the loaded rows. */
  readonly isNearEnd: boolean;
  /** The caller renders it beside the list. It has no visible output. */
  readonly part: ReactNode;
}

/** Renders all rows of a short list. A long list loads the code for virtual rows, and shows its first rows until this code is there. */
export function useListRows(options: VirtualRowsOptions): ListRows {
  const { count, estimate } = options;
  const isLong = count > FEW_ROWS;
  const code = useLongRows(isLong);
  const [view, setView] = useState<VirtualRows>();
  const wasDrawn = useRef(false);
  useLayoutEffect(() => {
    wasDrawn.current = true;
  }, []);
  const LongRows = isLong && typeof code === 'object' ? code.LongRows : undefined;
  // Without the code, for example offline, a list of any length is still complete.
  const most = code === 'failed' ? count : FEW_ROWS;
  // A long list that is shown again has its code. It need not render the first rows before those near the view.
  const few = useFewRows(LongRows !== undefined && !wasDrawn.current ? 0 : Math.min(count, most));
  const isEndInView = useIsInView(options, LongRows === undefined);
  const part = LongRows && <LongRows {...options} onView={setView} />;
  if (LongRows !== undefined && view !== undefined) return { ...view, isNearEnd: view.lastInView >= count - LONG_ROWS_AHEAD, part };
  const pageSize = Math.max(1, Math.floor(window.innerHeight / estimate) - 1);
  return { slots: few, measure: undefined, isRenderedAround: () => true, pageSize, isNearEnd: count <= most && isEndInView, part };
}

type LongRowsCode = typeof import('./LongRows.tsx') | 'failed' | undefined;

function useLongRows(isWanted: boolean): LongRowsCode {
  const [code, setCode] = useState<LongRowsCode>(longRows.current);
  const isDue = isWanted && code === undefined;
  useEffect(() => {
    if (!isDue) return;
    longRows.load().then(
      () => setCode(longRows.current),
      (error: unknown) => {
        console.error('The code for long lists did not load', error);
        setCode('failed');
      },
    );
  }, [isDue]);
  return code;
}

function useFewRows(count: number): readonly RowSlot[] {
  return useMemo(() => Array.from({ length: count }, (_, index) => ({ kind: 'row', index }) as const), [count]);
}

/** Whether the row at which the next page is due is in view, or above it. */
function useIsInView({ root, count, idAt }: VirtualRowsOptions, isWatched: boolean): boolean {
  const canWatch = 'IntersectionObserver' in globalThis;
  const [seen, setSeen] = useState<string>();
  const index = Math.max(0, count - FEW_ROWS_AHEAD);
  const id = idAt(index);
  useEffect(() => {
    const row = root.current?.querySelector(`[data-index="${index}"]`);
    if (!isWatched || !canWatch || !row) return undefined;
    // With this margin, a row above the window counts as seen, for example after a jump to the end.
    const options = { rootMargin: '1000000px 0px 0px 0px' };
    const observer = new IntersectionObserver((entries) => setSeen(entries.some(isIntersecting) ? id : undefined), options);
    observer.observe(row);
    return () => observer.disconnect();
  }, [root, index, id, isWatched, canWatch]);
  return !canWatch || seen === id;
}

const isIntersecting = (entry: IntersectionObserverEntry): boolean => entry.isIntersecting;
