import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useRef } from 'react';
import { useT } from '../../i18n/use-t.ts';
import type { SelectedIds } from '../../lists/row-selection.ts';
import { SortIcon } from '../icons/page-icons.tsx';
import { areSelected } from './AllRowsOffer.tsx';
import type { Column, ListSort } from './column.ts';
import { COLUMN_HEADER, ROW, ROW_GROUP } from './grid-roles.ts';
import type { Selecting } from './use-selecting.ts';

interface ListHeadProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort: ListSort | undefined;
  readonly onSort: (sort: ListSort) => void;
  readonly isSortable: (column: Column<Row>) => boolean;
  readonly ids: readonly string[];
  readonly selection: SelectedIds | undefined;
  readonly selecting: Selecting | undefined;
}

/** The head of a data list: column names, which are buttons for sortable columns, and the checkbox that selects all rows. */
export function ListHead<Row>({ columns, sort, onSort, isSortable, ids, selection, selecting }: ListHeadProps<Row>): JSX.Element {
  return (
    <thead {...ROW_GROUP}>
      <tr {...ROW} aria-rowindex={1}>
        {selection !== undefined && selecting !== undefined && <SelectAll {...{ ids, selection, selecting }} />}
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} isSortable={isSortable(column)} {...{ sort, onSort }} />
        ))}
      </tr>
    </thead>
  );
}

interface HeadCellProps<Row> {
  readonly column: Column<Row>;
  readonly isSortable: boolean;
  readonly sort: ListSort | undefined;
  readonly onSort: (sort: ListSort) => void;
}

function HeadCell<Row>({ column: { id, title, align, direction: only }, isSortable, sort, onSort }: HeadCellProps<Row>): JSX.Element {
  const direction = sort?.column === id ? sort.direction : undefined;
  const next = only ?? (direction === 'asc' ? 'desc' : 'asc');
  return (
    <th
      scope="col"
      {...COLUMN_HEADER}
      className={clsx(align === 'end' && 'datalist__end')}
      aria-sort={direction === undefined ? undefined : direction === 'asc' ? 'ascending' : 'descending'}
    >
      {isSortable ? (
        <button type="button" className="datalist__sort" data-direction={direction} onClick={() => onSort({ column: id, direction: next })}>
          {title}
          <SortIcon className="icon--s" />
        </button>
      ) : (
        title
      )}
    </th>
  );
}

interface SelectAllProps {
  readonly ids: readonly string[];
  readonly selection: SelectedIds;
  readonly selecting: Selecting;
}

const SelectAll = observer(function SelectAll({ ids, selection, selecting }: SelectAllProps): JSX.Element {
  const t = useT('core');
  const box = useRef<HTMLInputElement>(null);
  const isAll = areSelected(ids, selection);
  const isSome = selection.size > 0 && !isAll;
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = isSome;
  }, [isSome]);
  return (
    <th scope="col" {...COLUMN_HEADER} className="datalist__check">
      <label>
        <input
          ref={box}
          type="checkbox"
          checked={isAll}
          aria-label={t('list.selectAll')}
          onChange={isAll ? selecting.clear : selecting.all}
        />
      </label>
    </th>
  );
});
