import type { ImportColumn } from './schemas.ts';

/** What the cells of a column hold. A `list` has several texts in one cell. */
export type ImportColumnKind = 'text' | 'list' | 'choice' | 'yes-no' | 'number' | 'date' | 'address';

/** What can be imported at one place, for example the rows of one kind of master data. */
export interface ImportPlaceDescription {
  readonly columns: readonly ImportColumn[];
  /** Whether rows that the file leaves out can be hidden. */
  readonly canHideMissing: boolean;
}
