// A table with focusable rows is a grid. The roles are set explicitly, because some browsers remove the native roles of rows that are
// displayed as cards.

/** The list as a whole. */
export const GRID = { role: 'grid' } as const;
/** The head and the body of the list. */
export const ROW_GROUP = { role: 'rowgroup' } as const;
/** A row. */
export const ROW = { role: 'row' } as const;
/** A cell with a value. */
export const CELL = { role: 'gridcell' } as const;
/** The cell with the row's title. */
export const ROW_HEADER = { role: 'rowheader' } as const;
/** The cell with the column's name. */
export const COLUMN_HEADER = { role: 'columnheader' } as const;
/** Several rows can be selected. */
export const MULTI_SELECTABLE = { 'aria-multiselectable': true } as const;
/** An element that only takes up space, hidden from screen readers. */
export const ARIA_HIDDEN = { 'aria-hidden': true } as const;
