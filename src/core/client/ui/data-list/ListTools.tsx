import { observer } from 'mobx-react-lite';
import { type JSX, type ReactNode, useId } from 'react';
import { useT } from '../../i18n/use-t.ts';
import type { PagingState } from '../../lists/paged-list.ts';
import { Button } from '../Button.tsx';
import { Checkbox } from '../Checkbox.tsx';
import { ColumnsIcon } from '../icons/page-icons.tsx';
import { useDisclosure } from '../use-disclosure.ts';
import type { Column, ListSort } from './column.ts';
import { ListCount } from './ListStates.tsx';
import type { ChosenColumns } from './use-chosen-columns.ts';
import type { ListShape } from './use-shape.ts';
import './ListTools.css';

interface ListToolsProps<Row> {
  readonly shape: ListShape;
  readonly columns: readonly Column<Row>[];
  readonly chosen: ChosenColumns<Row>;
  readonly sort: ListSort | undefined;
  readonly onSort: (sort: ListSort) => void;
  readonly isSortable: (column: Column<Row>) => boolean;
  readonly paging: PagingState | undefined;
  readonly children: ReactNode;
}

/** The line above a data list: the page's own tools, the sorting if the table head does not show all orders, and the column menu. */
export const ListTools = observer(function ListTools<Row>(props: ListToolsProps<Row>): JSX.Element | null {
  const { shape, columns, chosen, sort, onSort, isSortable, paging, children } = props;
  const sortable = columns.filter(isSortable);
  const hasSort = sortable.length > 0 && (shape === 'cards' || sortable.some(({ id }) => !chosen.isShown(id)));
  const hasMenu = columns.some(({ hideable }) => hideable);
  if (!hasSort && !hasMenu && children === undefined && paging?.count === undefined) return null;
  return (
    <div className="datalist__tools">
      {children}
      <ListCount paging={paging} />
      <div className="datalist__view">
        {hasSort && <SortSelect columns={sortable} sort={sort} onSort={onSort} />}
        {hasMenu && <ColumnMenu columns={columns} isShown={chosen.isShown} onToggle={chosen.toggle} />}
      </div>
    </div>
  );
});

interface SortSelectProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort: ListSort | undefined;
  readonly onSort: (sort: ListSort) => void;
}

const DIRECTIONS = ['asc', 'desc'] as const;
const NAMES = Object.freeze({ asc: 'list.ascending', desc: 'list.descending' });

function SortSelect<Row>({ columns, sort, onSort }: SortSelectProps<Row>): JSX.Element {
  const t = useT('core');
  const id = useId();
  const choices = columns.flatMap(({ id: column, title, order = title, direction: only }) =>
    DIRECTIONS.filter((direction) => only === undefined || direction === only).map((direction) => ({
      column,
      direction,
      name: typeof order === 'object' ? order[direction] : only === undefined ? t(NAMES[direction], { column: order }) : order,
    })),
  );
  const current = choices.findIndex(({ column, direction }) => column === sort?.column && direction === sort.direction);
  return (
    <>
      <label className="vh" htmlFor={id}>
        {t('list.sort')}
      </label>
      <select
        id={id}
        className="input input--select datalist__order"
        value={current}
        onChange={({ target }) => {
          const choice = choices[Number(target.value)];
          if (choice !== undefined) onSort({ column: choice.column, direction: choice.direction });
        }}
      >
        {current < 0 && <option value={-1}>{t('list.sort')}</option>}
        {choices.map(({ column, direction, name }, index) => (
          <option key={`${column} ${direction}`} value={index}>
            {name}
          </option>
        ))}
      </select>
    </>
  );
}

interface ColumnMenuProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly isShown: (id: string) => boolean;
  readonly onToggle: (id: string) => void;
}

/** A menu that shows and hides columns. This browser remembers the choice. */
function ColumnMenu<Row>({ columns, isShown, onToggle }: ColumnMenuProps<Row>): JSX.Element {
  const t = useT('core');
  const panelId = useId();
  const { isOpen, toggle, root, button } = useDisclosure();
  return (
    <div className="columnmenu" ref={root}>
      <Button ref={button} variant="quiet" size="s" aria-expanded={isOpen} aria-controls={panelId} onClick={toggle}>
        <ColumnsIcon />
        {t('list.columns')}
      </Button>
      <fieldset id={panelId} hidden={!isOpen} className="columnmenu__panel">
        <legend className="vh">{t('list.columns')}</legend>
        {columns
          .filter(({ hideable }) => hideable)
          .map(({ id, title }) => (
            <Checkbox key={id} label={title} checked={isShown(id)} onChange={() => onToggle(id)} />
          ))}
      </fieldset>
    </div>
  );
}
