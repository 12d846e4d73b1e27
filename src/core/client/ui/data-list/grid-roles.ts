/** Roles of a data list. */
// A table whose rows take the focus is a grid. The roles are said outright, because rows that are displayed as cards lose
// the ones they are born with in some browsers.
export const GRID = { role: 'grid' } as const;
export const ROW_GROUP = { role: 'rowgroup' } as const;
export const ROW = { role: 'row' } as const;
export const CELL = { role: 'gridcell' } as const;
export const ROW_HEADER = { role: 'rowheader' } as const;
export const COLUMN_HEADER = { role: 'columnheader' } as const;

/** Several rows can be chosen. */
export const CHOOSABLE = { 'aria-multiselectable': true } as const;
/** Takes room only. */
export const UNHEARD = { 'aria-hidden': true } as const;
