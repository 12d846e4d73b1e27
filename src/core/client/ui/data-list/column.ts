import type { ReactNode } from 'react';

/** The column that rows are sorted by, and the direction. */
export interface ListSort {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
}

/** One column of a data list. In cards, it is one line. */
export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** The title of the row: its row header, and the head of its card. Exactly one column has it. */
  readonly isTitle?: boolean;
  /** `end` for numbers. */
  readonly align?: 'end';
  /** Fixed width in rem. Other columns share the remaining width. */
  readonly width?: number;
  /** Minimum width of a flexible column, in rem; 8 when absent. Where the columns do not fit, rows are cards. */
  readonly min?: number;
  /** Ascending order of the loaded rows. Makes the column sortable when the list sorts in the client. */
  readonly compare?: (a: Row, b: Row) => number;
  /** Whether the server can sort by this column. */
  readonly sortable?: boolean;
  /** The name of the order by this column where orders are chosen from a list, or one for each direction; made of its title when absent. */
  readonly order?: string | Readonly<Record<ListSort['direction'], string>>;
  /** The only direction in which the column can be sorted; both when absent. */
  readonly direction?: ListSort['direction'];
  /** Whether the user may hide the column. */
  readonly hideable?: boolean;
  /** The column is hidden until the user shows it. Only for a column that is `hideable`. */
  readonly isExtra?: boolean;
  /** The cell contains a control: it is not cut to two lines, and stands above the link of the row. */
  readonly holdsControl?: boolean;
}

const LEAST_WIDTH = 8;
const SELECT_WIDTH = 2.75;

/** The minimum width of all columns side by side, in rem. */
export function leastWidth(columns: readonly Pick<Column<never>, 'width' | 'min'>[], selectable: boolean): number {
  const widths = columns.map(({ width, min }) => width ?? min ?? LEAST_WIDTH);
  return widths.reduce((sum, width) => sum + width, selectable ? SELECT_WIDTH : 0);
}

/** Sorts the rows by a column with `compare`. Without such a column, the order does not change. */
export function sortedRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[], sort: ListSort | undefined): readonly Row[] {
  const compare = columns.find(({ id }) => id === sort?.column)?.compare;
  if (compare === undefined) return rows;
  const way = sort?.direction === 'desc' ? -1 : 1;
  return [...rows].sort((a, b) => way * compare(a, b));
}
