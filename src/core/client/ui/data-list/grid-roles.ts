// A table whose rows take the focus is a grid. The roles are said outright, because rows that are displayed as cards lose the ones
// they are born with in some browsers.

/** The list as a whole. */
export const GRID = { role: 'grid' } as const;
/** Its head, and its body. */
export const ROW_GROUP = { role: 'rowgroup' } as const;
/** A row. */
export const ROW = { role: 'row' } as const;
/** A value. */
export const CELL = { role: 'gridcell' } as const;
/** What the row is about. */
export const ROW_HEADER = { role: 'rowheader' } as const;
/** What the column is about. */
export const COLUMN_HEADER = { role: 'columnheader' } as const;
/** Several rows can be chosen. */
export const CHOOSABLE = { 'aria-multiselectable': true } as const;
/** Takes room only. */
export const UNHEARD = { 'aria-hidden': true } as const;
