import { observer } from 'mobx-react-lite';
import { type JSX, memo, type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { exactCount, type PagingState } from '../../lists/paged-list.ts';
import { ListCount, ListFoot } from './ListStates.tsx';
import { ListItemContext } from './list-item.ts';
import { useActiveRow, useKeepInView } from './use-active-row.ts';
import { useListRows } from './use-list-rows.tsx';
import { useNextPage } from './use-next-page.ts';
import '../List.css';

/** Data and options of a virtual list. */
export interface VirtualListProps<Row> {
  /** Accessible name of the list. */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** Renders one `ListRow`. Must be the same function at every render. A new function renders every row again. */
  readonly row: (row: Row) => ReactNode;
  readonly paging?: PagingState;
  /** Total number of rows, if it is known. */
  readonly total?: number;
  /** Height of a row that is not measured yet, in pixels. */
  readonly estimate?: number;
  /** Called with the row that has the focus. */
  readonly onActive?: (row: Row) => void;
}

const ROW_HEIGHT = 92;

/**
 * A list of any length in the scroll of the page. With more than 60 rows, the document contains only those near the view and the
 * focused row. The browser's own search finds only these, so the page needs a search. Each row has its position in the whole list.
 */
export const VirtualList = observer(function VirtualList<Row>(props: VirtualListProps<Row>): JSX.Element {
  const { label, rowId, paging, total = exactCount(paging), estimate = ROW_HEIGHT, onActive } = props;
  // New rows render in slices, so that typing in a search field stays smooth.
  const newest = useMemo(() => ({ rows: props.rows, draw: props.row }), [props.rows, props.row]);
  const { rows, draw } = useDeferredValue(newest);
  const root = useRef<HTMLUListElement>(null);
  const ids = useMemo(() => rows.map(rowId), [rows, rowId]);
  const active = useActiveRow(root, ids);
  const idAt = useCallback((index: number) => ids[index] ?? '', [ids]);
  const view = useListRows({ root, count: rows.length, idAt, estimate, pinned: active.index });
  useKeepInView(root, active, view.isRenderedAround(active.index));
  // The distance to the end is known when the latest page is rendered.
  useNextPage(paging, view.isNearEnd && rows === props.rows);
  const size = total ?? (paging?.hasMore ? -1 : rows.length);

  const tell = useRef(onActive);
  useEffect(() => {
    tell.current = onActive;
  });

  return (
    <>
      {view.part}
      <ListCount paging={paging} />
      <ul
        className="list list--virtual"
        aria-label={label}
        aria-busy={paging?.status === 'loading'}
        ref={root}
        onFocus={(event) => {
          active.onFocus(event);
          const index = event.target.closest<HTMLElement>('[data-index]')?.dataset.index;
          const row = rows[Number(index)];
          if (row !== undefined) tell.current?.(row);
        }}
      >
        {view.slots.map((slot) => {
          if (slot.kind === 'gap') return <li key={`gap ${slot.before}`} aria-hidden="true" style={{ blockSize: slot.height }} />;
          const row = rows[slot.index];
          if (row === undefined) return null;
          return <Item key={ids[slot.index]} index={slot.index} measure={view.measure} {...{ row, draw, size }} />;
        })}
      </ul>
      {rows.length > 0 && paging !== undefined && <ListFoot paging={paging} />}
    </>
  );
});

interface ItemProps<Row> {
  readonly row: Row;
  readonly draw: (row: Row) => ReactNode;
  readonly index: number;
  readonly size: number;
  readonly measure: ((row: HTMLElement | null) => void) | undefined;
}

const Item = memo(function Item<Row>({ row, draw, index, size, measure }: ItemProps<Row>): JSX.Element {
  const item = useMemo(
    () => ({ ...(measure && { ref: measure }), 'data-index': index, 'aria-setsize': size, 'aria-posinset': index + 1 }),
    [measure, index, size],
  );
  return <ListItemContext value={item}>{draw(row)}</ListItemContext>;
}) as <Row>(props: ItemProps<Row>) => JSX.Element;
