import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { type JSX, type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useT } from '../../i18n/use-t.ts';
import type { SelectedIds } from '../../lists/row-selection.ts';
import type { Column } from './column.ts';
import { FoldButton } from './FoldButton.tsx';
import { CELL, ROW, ROW_HEADER } from './grid-roles.ts';
import type { Selecting } from './use-selecting.ts';

interface DataRowProps<Row> {
  readonly row: Row;
  readonly id: string;
  readonly index: number;
  readonly isActive: boolean;
  readonly columns: readonly Column<Row>[];
  /** Prefix of the ids in the document. */
  readonly prefix: string;
  readonly measure: ((row: HTMLElement | null) => void) | undefined;
  readonly href: ((row: Row) => string) | undefined;
  readonly selection: SelectedIds | undefined;
  readonly selecting: Selecting | undefined;
  readonly rowState: ((row: Row) => string | undefined) | undefined;
  readonly isOut: ((row: Row) => boolean) | undefined;
  /** The number of equal rows that are folded into this one, and whether they are shown below it. */
  readonly times: number;
  readonly isOpen: boolean;
  readonly onFold: (row: Row) => void;
}

/** One row of a data list. It renders again only when its data, selection or active state changes, and not on scrolling. */
export const DataRow = observer(function DataRow<Row>(props: DataRowProps<Row>): JSX.Element {
  const { row, id, index, isActive, columns, prefix, measure, selection, selecting, rowState, times } = props;
  const titleId = `${prefix}-title-${index}`;
  const isOut = props.isOut?.(row) ?? false;
  const isSelected = selection?.has(id);
  const press = (event: MouseEvent<HTMLInputElement>): void => {
    if (event.shiftKey) selecting?.extendTo(index);
    else selecting?.toggle(index);
  };
  return (
    <tr
      {...ROW}
      ref={measure}
      data-index={index}
      data-state={rowState?.(row)}
      data-out={isOut || undefined}
      tabIndex={isActive ? 0 : -1}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      aria-labelledby={titleId}
      className="datalist__row"
    >
      {selection !== undefined && (
        <td {...CELL} className="datalist__check">
          <label>
            {/* Handled by click, which reports Shift. React warns of a read-only input without an own handler. */}
            <input
              type="checkbox"
              tabIndex={-1}
              checked={isSelected === true}
              aria-labelledby={titleId}
              onClick={press}
              onChange={nothing}
            />
          </label>
        </td>
      )}
      {columns.map((column) => (
        <ListCell key={column.id} {...{ column, row, titleId, isOut, isActive }} to={column.isTitle ? props.href?.(row) : undefined}>
          {column.isTitle && times > 1 && (
            <FoldButton times={times} isOpen={props.isOpen} isActive={isActive} onToggle={() => props.onFold(row)} />
          )}
        </ListCell>
      ))}
    </tr>
  );
});

interface ListCellProps<Row> {
  readonly column: Column<Row>;
  readonly row: Row;
  readonly titleId: string;
  readonly isOut: boolean;
  readonly isActive: boolean;
  readonly to: string | undefined;
  /** Beside the words of the title. */
  readonly children: ReactNode;
}

function ListCell<Row>({ column, row, titleId, isOut, isActive, to, children }: ListCellProps<Row>): JSX.Element {
  const { cell, title, align, isTitle, holdsControl } = column;
  const words =
    to === undefined ? (
      cell(row)
    ) : (
      // The list handles the link: a router link in each row costs more than the rest of the row.
      <a href={to} className="datalist__open" tabIndex={-1}>
        {cell(row)}
      </a>
    );
  const content = holdsControl ? <Controls isActive={isActive}>{words}</Controls> : <div className="datalist__words">{words}</div>;
  if (isTitle) {
    return (
      <th scope="row" {...ROW_HEADER} id={titleId} className="datalist__title">
        {content}
        {children}
        {isOut && <OutNote />}
      </th>
    );
  }
  return (
    <td {...CELL} data-label={title} className={clsx(align === 'end' && 'datalist__end')}>
      {content}
    </td>
  );
}

interface ControlsProps {
  readonly isActive: boolean;
  readonly children: ReactNode;
}

const CONTROLS = 'a[href], button:not([role=menuitem]), select, input';

/** The controls of a cell. The list is one tab stop, so the Tab key reaches them in the active row alone. */
function Controls({ isActive, children }: ControlsProps): JSX.Element {
  const cell = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const control of cell.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? []) control.tabIndex = isActive ? 0 : -1;
  });
  return (
    <div ref={cell} className="datalist__control">
      {children}
    </div>
  );
}

/** For screen readers, which do not read that a row is greyed. */
function OutNote(): JSX.Element {
  const t = useT('core');
  return <span className="vh">{t('list.outRow')}</span>;
}

function nothing(): void {}

/** Opens the link of a row inside the application, unless the user opens it in a new tab or saves it. */
export function followLink(event: MouseEvent<HTMLElement>, go: (address: string) => void): void {
  const { target, button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return;
  const address = target.closest('a.datalist__open')?.getAttribute('href');
  if (address === null || address === undefined) return;
  event.preventDefault();
  go(address);
}
