import { observer } from 'mobx-react-lite';
import { type JSX, type ReactNode, useCallback, useId, useMemo, useRef, useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { exactCount, type PagingState } from '../../lists/paged-list.ts';
import type { SelectedIds } from '../../lists/row-selection.ts';
import { useGo } from '../../navigation/go.tsx';
import { AllRowsOffer } from './AllRowsOffer.tsx';
import { type Column, type ListSort, leastWidth, sortedRows } from './column.ts';
import { DataRow, followLink } from './DataRow.tsx';
import { ARIA_HIDDEN, GRID, MULTI_SELECTABLE, ROW_GROUP } from './grid-roles.ts';
import { ListHead } from './ListHead.tsx';
import { ListFoot, ListStates, SelectedCount } from './ListStates.tsx';
import { ListTools } from './ListTools.tsx';
import { OutRows } from './OutRows.tsx';
import { pressRowKey } from './row-keys.ts';
import { useActiveRow, useKeepInView } from './use-active-row.ts';
import { useChosenColumns } from './use-chosen-columns.ts';
import { useFolded } from './use-folded.ts';
import { useListRows } from './use-list-rows.tsx';
import { useNextPage } from './use-next-page.ts';
import { useSelecting } from './use-selecting.ts';
import { useShape } from './use-shape.ts';
import './DataList.css';
import './DataCards.css';

/** Data and options of a data list. */
export interface DataListProps<Row> {
  /** Storage key of the chosen columns. */
  readonly id: string;
  /** Accessible name of the list. */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** Must be the same array at every render. A new array renders every row again. */
  readonly columns: readonly Column<Row>[];
  /** Address of a row. The title becomes the link, and the whole row is clickable. */
  readonly href?: (row: Row) => string;
  /** Makes rows selectable. The page keeps the selection and shows the actions for it. */
  readonly selection?: SelectedIds;
  readonly sort?: ListSort;
  /** Sorts on the server. Without it, the loaded rows are sorted in the client. */
  readonly onSort?: (sort: ListSort) => void;
  readonly paging?: PagingState;
  /** Total number of rows, if it is known. */
  readonly total?: number;
  /** Shown in place of the rows when there are none. */
  readonly empty?: ReactNode;
  /** At the start of the line above the rows. */
  readonly tools?: ReactNode;
  /**
   * Whether a row was changed so that it no longer matches the filters. It stays, greyed, until the list is loaded again, and the list says
   * how many there are. Must be the same function at every render.
   */
  readonly isOut?: (row: Row) => boolean;
  /** Equal texts for rows that say the same. Those that follow each other are one row with their number, which opens to all. */
  readonly foldOf?: (row: Row) => string;
  /** A row's value for `data-state`, for the style sheet. */
  readonly rowState?: (row: Row) => string | undefined;
}

const ROW_HEIGHT = { table: 44, cards: 132 };

/**
 * Rows as a table, or as cards in narrow places. With sorting, selection, paging and keyboard control. With more than 60 rows, the document
 * contains only those near the view and the focused row.
 */
export const DataList = observer(function DataList<Row>(props: DataListProps<Row>): JSX.Element {
  const { id, label, rowId, columns, href, selection, paging, rowState } = props;
  const t = useT('core');
  const go = useGo();
  const prefix = useId();
  const root = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const chosen = useChosenColumns(id, columns);
  const [ownSort, setOwnSort] = useState(props.sort);
  const sort = props.onSort === undefined ? ownSort : props.sort;
  const onSort = props.onSort ?? setOwnSort;
  const isSortable = (column: Column<Row>): boolean =>
    props.onSort === undefined ? column.compare !== undefined : column.sortable === true;
  const ownOrder = props.onSort === undefined ? sort : undefined;
  const ordered = useMemo(() => sortedRows(props.rows, columns, ownOrder), [props.rows, columns, ownOrder]);
  const folded = useFolded(ordered, rowId, props.foldOf);
  const { rows } = folded;
  // Folded rows are fewer than those that were counted.
  const total = props.total ?? (props.foldOf === undefined ? exactCount(paging) : undefined);
  const ids = useMemo(() => rows.map(rowId), [rows, rowId]);
  // Rows of an earlier query stay until the answer arrives. They are not told apart by the new filters.
  const isOut = paging?.isAnswered === false ? undefined : props.isOut;
  const out = useMemo(() => (isOut === undefined ? 0 : rows.filter(isOut).length), [rows, isOut]);

  const shape = useShape(root, leastWidth(chosen.shown, selection !== undefined));
  const active = useActiveRow(body, ids);
  // The same function until the rows change: a new one makes the list measure all of its rows again.
  const idAt = useCallback((index: number) => ids[index] ?? '', [ids]);
  const view = useListRows({ root: body, count: rows.length, idAt, estimate: ROW_HEIGHT[shape], pinned: active.index });
  useKeepInView(body, active, view.isRenderedAround(active.index));
  const selecting = useSelecting(selection, ids, active.index);
  useNextPage(paging, view.isNearEnd);
  const open = (index: number): void => body.current?.querySelector<HTMLElement>(`[data-index="${index}"] .datalist__open`)?.click();

  return (
    <div className="datalist" data-shape={shape} ref={root}>
      {view.part}
      <ListTools {...{ shape, columns, chosen, sort, onSort, isSortable, paging }}>{props.tools}</ListTools>
      <p className="vh" id={`${prefix}-keys`}>
        {selection === undefined ? t('list.keys') : t('list.keysSelect')}
      </p>
      {props.isOut !== undefined && <OutRows count={out} paging={paging} />}
      {selection !== undefined && <AllRowsOffer {...{ ids, selection, paging }} />}
      {rows.length === 0 ? (
        <ListStates paging={paging} empty={props.empty} />
      ) : (
        <div className="datalist__box">
          <table
            {...GRID}
            aria-label={label}
            aria-describedby={`${prefix}-keys`}
            aria-rowcount={total === undefined ? (paging?.hasMore ? -1 : rows.length + 1) : total + 1}
            {...(selection === undefined ? {} : MULTI_SELECTABLE)}
            aria-busy={paging?.status === 'loading'}
          >
            <colgroup>
              {selection !== undefined && <col className="datalist__checkcol" />}
              {chosen.shown.map((column) => (
                <col key={column.id} style={column.width === undefined ? undefined : { inlineSize: `${column.width}rem` }} />
              ))}
            </colgroup>
            <ListHead columns={chosen.shown} {...{ sort, onSort, isSortable, ids, selection, selecting }} />
            <tbody
              {...ROW_GROUP}
              ref={body}
              onFocus={active.onFocus}
              onClick={(event) => followLink(event, go)}
              onKeyDown={(event) =>
                pressRowKey(event, {
                  count: rows.length,
                  active: active.index,
                  pageSize: view.pageSize,
                  moveTo: active.moveTo,
                  open: href === undefined ? undefined : open,
                  selection: selecting,
                })
              }
            >
              {view.slots.map((slot) => {
                if (slot.kind === 'gap') return <Gap key={`gap ${slot.before}`} height={slot.height} />;
                const row = rows[slot.index];
                const rowKey = ids[slot.index];
                if (row === undefined || rowKey === undefined) return null;
                return (
                  <DataRow
                    key={rowKey}
                    id={rowKey}
                    index={slot.index}
                    isActive={slot.index === active.index}
                    columns={chosen.shown}
                    measure={view.measure}
                    times={folded.timesOf(row)}
                    isOpen={folded.isOpen(row)}
                    onFold={folded.toggle}
                    {...{ row, prefix, href, selection, selecting, rowState, isOut }}
                  />
                );
              })}
            </tbody>
          </table>
        </div>
      )}
      {rows.length > 0 && paging !== undefined && <ListFoot paging={paging} />}
      {selection !== undefined && <SelectedCount selection={selection} />}
    </div>
  );
});

function Gap({ height }: { readonly height: number }): JSX.Element {
  return (
    <tr {...ARIA_HIDDEN} className="datalist__gap">
      <td style={{ blockSize: height }} />
    </tr>
  );
}
