import type { ReactNode } from 'react';

/** Which column rows are sorted by, and which way. */
export interface ListSort {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
}

/** One column of a data list; in cards, one line. */
export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** What the row is about: its row header, and the head of its card. Exactly one column is it. */
  readonly isTitle?: boolean;
  /** `end` for numbers. */
  readonly align?: 'end';
  /** Exactly so wide, in rem; other columns share what is left. */
  readonly width?: number;
  /** Least width of a column that shares, in rem; 8 when absent. Where the columns do not fit, rows are cards. */
  readonly min?: number;
  /** Order of the loaded rows, ascending; makes the column sortable where the list sorts by itself. */
  readonly compare?: (a: Row, b: Row) => number;
  /** The server sorts by it. */
  readonly sortable?: boolean;
  /** May be left out by who reads. */
  readonly hideable?: boolean;
  /** Holds something to operate: it is not cut to two lines, and stands above the link of the row. */
  readonly holdsControl?: boolean;
}

const LEAST_WIDTH = 8;
const SELECT_WIDTH = 2.75;

/** The least width in which columns can stand beside each other, in rem. */
export function leastWidth(columns: readonly Pick<Column<never>, 'width' | 'min'>[], selectable: boolean): number {
  const widths = columns.map(({ width, min }) => width ?? min ?? LEAST_WIDTH);
  return widths.reduce((sum, width) => sum + width, selectable ? SELECT_WIDTH : 0);
}

/** The rows in the order of a column that can compare; as they are where none can. */
export function sortedRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[], sort: ListSort | undefined): readonly Row[] {
  const compare = columns.find(({ id }) => id === sort?.column)?.compare;
  if (compare === undefined) return rows;
  const way = sort?.direction === 'desc' ? -1 : 1;
  return [...rows].sort((a, b) => way * compare(a, b));
}
